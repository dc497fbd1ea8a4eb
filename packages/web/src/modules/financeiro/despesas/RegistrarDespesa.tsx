import { Button } from '@mantine/core';
import {
  DESPESA_FORM_FIELDS,
  DESPESAS_FILE_RULE,
  despesaMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { registrarDespesaForm } from '@sede/domain/modules/financeiro/despesas/contract';
import { useRef } from 'react';
import type { z } from 'zod';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { formTexts, saving, useRecordForm } from '#platform/ui/form.ts';
import { type CloseForm, notify, savedId } from '#platform/ui/index.ts';
import { notifyAvisos } from '../financeiro.avisos.ts';
import { RegistrarParcelas } from '../financeiro.RegistrarParcelas.tsx';
import { type Respostas, useAsking } from '../financeiro.useAsking.ts';
import { isPerguntado, PERGUNTADOS, PERGUNTAS_DA_DESPESA } from './askParecidas.ts';
import { DespesaFields } from './DespesaFields.tsx';
import { NOVA_DESPESA, type NovaDespesaValues, type PagamentoValues, SEM_PAGAMENTO } from './despesa.values.ts';
import { PagamentoFields } from './PagamentoFields.tsx';

const PAGAMENTO = Object.keys(SEM_PAGAMENTO);

/** The form's values as `create` takes them: the payment apart, and only when the instalment is paid already. */
function inputOf({ liquidar, anexos, ...values }: z.output<typeof registrarDespesaForm>) {
  /** Of the values those of the payment, or the others: which names they have the caller's cast says. */
  const part = (inside: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => PAGAMENTO.includes(name) === inside));
  const { dataLiquidacaoPagamento } = values;
  const settles = liquidar && values.numeroParcelas === 1 && dataLiquidacaoPagamento !== null;
  return {
    // All but the payment's.
    ...(part(false) as Omit<typeof values, keyof PagamentoValues>),
    anexos: anexos.map(({ id }) => id),
    ...(settles
      ? // The payment's alone.
        { liquidacao: { ...(part(true) as Pick<typeof values, keyof PagamentoValues>), dataLiquidacaoPagamento } }
      : {}),
  };
}

const PAINEL = {
  falta: 'Informe valor, parcelas e vencimento para ver cada uma delas aqui.',
  fimDoMes: 'O vencimento acompanha o fim do mês.',
  data: 'Vencimento',
  mudar: 'Mudar os vencimentos',
  voltar: 'Voltar a um por mês',
};

export interface RegistrarDespesaProps {
  /** What the form begins with: the copy of another expense, a proposal. */
  modelo?: Partial<NovaDespesaValues>;
  title?: string;
  /** Registers a single expense by another operation than `create`: confirming a proposal. */
  registrar?: (despesa: NovaDespesa & Respostas) => Promise<Registrada>;
  onClose: CloseForm;
}

export type NovaDespesa = ReturnType<typeof inputOf>;
/** What is odd about its contract; and its id, where the operation tells it. */
interface Registrada {
  avisos: string[];
  ids?: string[];
}

/** Registers an expense: one record per instalment. */
export function RegistrarDespesa({ modelo, registrar, title, onClose }: RegistrarDespesaProps) {
  const { mutateAsync: create } = useSubmit(orpc.despesas.create);
  const save = useAsking<NovaDespesa, Registrada>(registrar ?? create, PERGUNTAS_DA_DESPESA);
  const mayAsk = useCan('despesas.solicitar-aprovacao') && registrar === undefined;
  /** The save that is under way asks for the approval too. */
  const asking = useRef(false);
  const initial: NovaDespesaValues = { ...NOVA_DESPESA, ...modelo };
  const form = useRecordForm({
    schema: registrarDespesaForm,
    initial,
    ...(modelo ? { startDirty: true } : { draft: 'despesas:nova' }),
    ...formTexts(DESPESA_FORM_FIELDS),
    submit: (input) => {
      const novo = { ...inputOf(input), ...(asking.current && { solicitarAprovacao: true }) };
      return saving(messages.erroSalvar, () => save(novo), PERGUNTADOS);
    },
    asks: isPerguntado,
    onSaved: (saved) => {
      notify.success(messages.salva);
      if (asking.current) notify.success(messages.solicitadaJunto);
      notifyAvisos(saved.avisos);
      onClose(savedId(saved));
    },
  });
  const { values } = form;
  const saveAndAsk = async () => {
    asking.current = true;
    await form.submit();
    asking.current = false;
  };
  return (
    <RegistrarParcelas
      form={form}
      onClose={onClose}
      title={title ?? (modelo ? 'Duplicar despesa' : 'Registrar despesa')}
      subtitle={
        registrar
          ? 'Confira e mude o que for preciso: a despesa é registrada ao salvar.'
          : 'Cada parcela fica registrada com o seu vencimento.'
      }
      extra={
        mayAsk && !values.liquidar ? (
          <Button variant="default" disabled={!form.canSubmit} onClick={() => void saveAndAsk()}>
            {messages.salvarESolicitar}
          </Button>
        ) : null
      }
      quantidade={values.numeroParcelas}
      painel={
        registrar
          ? null
          : {
              valor: values.valor,
              dividirTotal: values.dividirTotal,
              datas: {
                value: values.vencimentos,
                onChange: (vencimentos) => form.set('vencimentos', vencimentos),
                error: form.errors.vencimentos ?? null,
              },
              quantidade: values.numeroParcelas,
              primeira: values.dataVencimento,
              textos: PAINEL,
            }
      }
      anexos={form.field('anexos')}
      arquivos={{ titulo: 'Anexos', rule: DESPESAS_FILE_RULE }}
      pagamento={{
        titulo: messages.liquidarParcela,
        jaFeito: form.field('liquidar'),
        campos: <PagamentoFields form={form} valor={values.valor ?? 0} meioPagamento={values.meioPagamento} />,
      }}
    >
      <DespesaFields
        form={form}
        parcelas={
          registrar
            ? undefined
            : {
                form,
                // Fields that are not shown must not be required: several instalments are settled one by one, later.
                onQuantidade: (numeroParcelas) =>
                  form.setMany({
                    numeroParcelas,
                    vencimentos: [],
                    ...((numeroParcelas ?? 1) > 1 ? { liquidar: false, boleto: '' } : { dividirTotal: false }),
                  }),
              }
        }
      />
    </RegistrarParcelas>
  );
}
