import {
  APROVADA,
  DESPESA_FIELDS,
  type DespesaListada,
  DINHEIRO,
  despesasMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { liquidarVariasForm } from '@sede/domain/modules/financeiro/despesas/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { NO_CHOICE } from '#platform/ui/form/formValues.ts';
import { DateField, formTexts, TextField, useRecordForm } from '#platform/ui/form.ts';
import { type Alvo, isWhole } from '#platform/ui/index.ts';
import { ContaDoPagamento } from '../financeiro.ContaField.tsx';
import { useVarias, VariasDrawer } from '../financeiro.VariasDrawer.tsx';
import { daLista } from './useAcoesEmLote.ts';

const VALUES = {
  dataLiquidacaoPagamento: NO_CHOICE,
  idContaLiquidacao: NO_CHOICE,
  bancoLiquidacao: '',
  numeroPagamento: '',
};

/** Settles many on one day: those in cash at their amount, the others by one bank and number. */
export function LiquidarVariasDialog({ alvo, onClose }: { alvo: Alvo<DespesaListada>; onClose: () => void }) {
  const { mutateAsync: liquidar } = useSubmit(orpc.despesas.liquidarVarias);
  const onlyCash = !isWhole(alvo) && alvo.every((row) => row.meioPagamento === DINHEIRO);
  const varias = useVarias({
    alvo,
    valorDe: (row) => row.valor,
    fazer: liquidar,
    feito: { um: 'liquidada', varios: 'liquidadas' },
    nomes: daLista,
    erro: messages.erroSalvar,
    onClose,
  });
  const form = useRecordForm({
    schema: liquidarVariasForm,
    initial: VALUES,
    ...formTexts(DESPESA_FIELDS),
    ...varias.form,
  });
  const semAprovacao = isWhole(alvo) || alvo.some((row) => row.situacao !== APROVADA);
  return (
    <VariasDrawer
      form={{ ...form, canSubmit: form.canSubmit && form.values.dataLiquidacaoPagamento !== null }}
      varias={varias}
      onClose={onClose}
      title="Liquidar parcelas"
      verbo="Liquidar"
      aviso={semAprovacao ? messages.avisoVariasSemAprovacao : null}
      secao={{
        titulo: 'Pagamento',
        descricao: 'Cada parcela pelo seu valor. Com juros, desconto ou retenções, liquide uma de cada vez.',
      }}
    >
      <DateField {...form.field('dataLiquidacaoPagamento')} span={3} required />
      {!onlyCash && (
        <>
          <ContaDoPagamento form={form} span={3} />
          <TextField {...form.field('bancoLiquidacao')} span={3} />
          <TextField
            {...form.field('numeroPagamento')}
            span={3}
            help="Conta, banco e número valem para todas, menos as em Dinheiro."
          />
        </>
      )}
    </VariasDrawer>
  );
}
