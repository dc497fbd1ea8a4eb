import { formatMes } from '@sede/domain/kernel';
import type { Proposta } from '@sede/domain/modules/financeiro/recorrencias';
import { RegistrarDespesa } from '#modules/financeiro/despesas/index.ts';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { despesaDa } from './useConfirmarPropostas.ts';
import type { Rascunho } from './useRascunhos.ts';

export interface ConfirmarPropostaProps {
  proposta: Proposta;
  rascunho: Rascunho;
  onDone: () => void;
  onClose: () => void;
}

/** The whole form of the expense, filled in from a proposal: anything of it may be changed before it is registered. */
export function ConfirmarProposta({ proposta, rascunho, onDone, onClose }: ConfirmarPropostaProps) {
  const { idRecorrencia: id, versao, mes } = proposta;
  const { mutateAsync: confirmar } = useSubmit(orpc.recorrencias.confirmar, { alsoInvalidates: ['despesas'] });
  return (
    <RegistrarDespesa
      title={`${proposta.itemDespesa} · ${formatMes(mes)}`}
      modelo={{
        ...despesaDa(proposta),
        valor: rascunho.valor ?? proposta.valor,
        numeroDocumento: rascunho.numeroDocumento,
      }}
      registrar={async ({ numeroParcelas: _, dividirTotal: __, vencimentos: ___, ...despesa }) => {
        const confirmada = await confirmar({ id, versao, mes, ...despesa });
        onDone();
        return confirmada;
      }}
      onClose={onClose}
    />
  );
}
