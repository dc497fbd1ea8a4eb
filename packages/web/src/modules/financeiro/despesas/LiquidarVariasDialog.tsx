import { formatDataBr, formatReais } from '@sede/domain/kernel';
import {
  APROVADA,
  DESPESA_FIELDS,
  type DespesaListada,
  DINHEIRO,
  despesaMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { liquidarVariasForm } from '@sede/domain/modules/financeiro/despesas/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { beginsWith, DateField, formTexts, NO_CHOICE, TextField, useRecordForm } from '#platform/ui/form.ts';
import { type Alvo, type ClearSelection, isWhole, type Nomeacao, useKit } from '#platform/ui/index.ts';
import { ContaDoPagamento } from '../financeiro.ContaField.tsx';
import classes from '../financeiro.form.module.css';
import { useVarias, VariasDrawer } from '../financeiro.VariasDrawer.tsx';
import { lastContaOf, rememberConta } from './ultimaConta.ts';
import { daLista } from './useAcoesEmLote.ts';

interface LiquidarVariasProps {
  alvo: Alvo<DespesaListada>;
  clear: ClearSelection;
  onClose: () => void;
}

/** A refused one by what tells it from the others: item, due date, amount. */
const NOMES: Nomeacao<DespesaListada> = {
  ...daLista,
  nameOf: (row) => `${daLista.nameOf(row)} · ${formatDataBr(row.dataVencimento)} · ${formatReais(row.valor)}`,
  listsAll: true,
};

/** The focus begins in what is left to type. */
const startHere = (node: HTMLElement | null) => node?.querySelector('input')?.setAttribute('data-autofocus', 'true');

function Liquidar({
  alvo,
  clear,
  onClose,
  conta,
}: LiquidarVariasProps & { conta: { id: string; nome: string } | undefined }) {
  const { today } = useKit();
  const { mutateAsync: liquidar } = useSubmit(orpc.despesas.liquidarVarias);
  // Of all that a filter matches nobody has seen every row.
  const peloBanco = isWhole(alvo) || alvo.some((row) => row.meioPagamento !== DINHEIRO);
  const schema = useMemo(() => liquidarVariasForm(peloBanco), [peloBanco]);
  const varias = useVarias({
    alvo,
    valorDe: (row) => row.valor,
    fazer: liquidar,
    feito: { um: 'liquidada', varios: 'liquidadas' },
    nomes: NOMES,
    erro: messages.erroSalvar,
    clear,
    onClose,
  });
  const form = useRecordForm({
    schema,
    initial: {
      dataLiquidacaoPagamento: beginsWith(today),
      idContaLiquidacao: peloBanco && conta ? conta.id : NO_CHOICE,
      bancoLiquidacao: peloBanco && conta ? conta.nome.slice(0, 80) : '',
      numeroPagamento: '',
    },
    startDirty: true,
    ...formTexts(DESPESA_FIELDS),
    ...varias.form,
    submit: async (input) => {
      const resultado = await varias.form.submit(input);
      rememberConta(input.idContaLiquidacao);
      return resultado;
    },
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
      {peloBanco && (
        <>
          <ContaDoPagamento form={form} span={3} />
          <span className={classes.contents} ref={conta ? undefined : startHere}>
            <TextField {...form.field('bancoLiquidacao')} span={3} />
          </span>
          <span className={classes.contents} ref={conta ? startHere : undefined}>
            <TextField
              {...form.field('numeroPagamento')}
              span={3}
              help="Conta, banco e número valem para todas, menos as em Dinheiro."
            />
          </span>
        </>
      )}
    </VariasDrawer>
  );
}

/** Settles many on one day: those in cash at their amount, the others by one bank and number; today and the last account are proposed. */
export function LiquidarVariasDialog(props: LiquidarVariasProps) {
  const { data, error } = useQuery(orpc.contasBancarias.options.queryOptions({ input: {} }));
  return (data || error) && <Liquidar {...props} conta={lastContaOf(data?.itens ?? [])} />;
}
