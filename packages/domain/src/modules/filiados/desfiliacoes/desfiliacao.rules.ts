/** What can be done with a proposed departure now. Source: decisions-members (Consignação). */
import type { EstadoDaProposta } from './desfiliacao.lists.ts';
import type { MotivoDesfiliacao } from './desfiliacoes.messages.ts';

export interface Proposta {
  estado: EstadoDaProposta;
  inativo: boolean;
  filiado: boolean;
}

const aguarda = ({ estado }: Proposta): MotivoDesfiliacao | null => (estado === 'aguardando' ? null : 'decidida');
export const motivoNaoDesfiliar = (proposta: Proposta): MotivoDesfiliacao | null =>
  aguarda(proposta) ?? (proposta.filiado ? null : 'ja_desfiliado');
export const motivoNaoManter = aguarda;
export const motivoNaoReativar = (proposta: Proposta): MotivoDesfiliacao | null =>
  aguarda(proposta) ?? (proposta.inativo ? null : 'nao_inativo');
