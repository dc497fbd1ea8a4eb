/** What can be done with a proposed departure now. Source: decisions-members (Consignação). */
import type { EstadoDaProposta } from './desfiliacao.lists.ts';
import type { MotivoDesfiliacao } from './desfiliacoes.messages.ts';

export interface Proposta {
  estado: EstadoDaProposta;
  inativo: boolean;
  /** Their membership is open: neither left nor dead. */
  filiado: boolean;
}

/** Of whoever left (or died) otherwise nothing waits; it waits again when that is taken back. */
const aguarda = ({ estado, filiado }: Proposta): MotivoDesfiliacao | null => {
  if (estado === 'aguardando') return filiado ? null : 'ja_desfiliado';
  return estado === 'retirada' && !filiado ? 'ja_desfiliado' : 'decidida';
};
export const motivoNaoDesfiliar = aguarda;
export const motivoNaoManter = aguarda;
export const motivoNaoReativar = (proposta: Proposta): MotivoDesfiliacao | null =>
  aguarda(proposta) ?? (proposta.inativo ? null : 'nao_inativo');
