import {
  receitasMessages as messages,
  RECEITA_FORM_FIELDS,
  RECEITAS_FILE_RULE,
} from '@sede/domain/modules/financeiro/receitas';
import { registrarReceitaForm } from '@sede/domain/modules/financeiro/receitas/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { DateField, formTexts, saving, useRecordForm } from '#platform/ui/form.ts';
import { type CloseForm, notify, savedId } from '#platform/ui/index.ts';
import { notifyAvisos } from '../financeiro.avisos.ts';
import { ContaField } from '../financeiro.ContaField.tsx';
import { RegistrarParcelas } from '../financeiro.RegistrarParcelas.tsx';
import { codesOf, isPergunta, PERGUNTAS, useAsking } from '../financeiro.useAsking.ts';
import { ReceitaFields } from './ReceitaFields.tsx';
import { NOVA_RECEITA, type NovaReceitaValues } from './receita.values.ts';
import { REGISTRAR } from './receitas.actions.ts';

const PAINEL = {
  falta: 'Informe valor, parcelas e data para ver cada uma delas aqui.',
  fimDoMes: 'A data acompanha o fim do mês.',
  data: 'Data',
  mudar: 'Mudar as datas',
  voltar: 'Voltar a uma por mês',
};

export interface RegistrarReceitaProps {
  /** What the form begins with: a line of a bank's statement. */
  modelo?: Partial<NovaReceitaValues>;
  onClose: CloseForm;
}

/** Registers a revenue: one record per instalment. */
export function RegistrarReceita({ modelo, onClose }: RegistrarReceitaProps) {
  const { mutateAsync: create } = useSubmit(orpc.receitas.create);
  const save = useAsking(create);
  const form = useRecordForm({
    schema: registrarReceitaForm,
    initial: { ...NOVA_RECEITA, ...modelo },
    ...(modelo ? { startDirty: true } : { draft: 'receitas:nova' }),
    ...formTexts(RECEITA_FORM_FIELDS),
    submit: ({ creditada, dataCredito, idContaCredito, anexos, ...input }) =>
      saving(
        messages.erroSalvar,
        () =>
          save({
            ...input,
            anexos: anexos.map(({ id }) => id),
            ...(creditada && input.numeroParcelas === 1 ? { dataCredito, idContaCredito } : {}),
          }),
        codesOf(PERGUNTAS),
      ),
    asks: isPergunta,
    onSaved: (saved) => {
      notify.success(messages.salva);
      notifyAvisos(saved.avisos);
      onClose(savedId(saved));
    },
  });
  const { values } = form;
  return (
    <RegistrarParcelas
      form={form}
      onClose={onClose}
      title={REGISTRAR}
      subtitle="Cada parcela fica registrada com a sua data."
      quantidade={values.numeroParcelas}
      painel={{
        valor: values.valor,
        dividirTotal: values.dividirTotal,
        datas: {
          value: values.datas,
          onChange: (datas) => form.set('datas', datas),
          error: form.errors.datas ?? null,
        },
        quantidade: values.numeroParcelas,
        primeira: values.data,
        textos: PAINEL,
      }}
      anexos={form.field('anexos')}
      arquivos={{ titulo: 'Comprovantes', rule: RECEITAS_FILE_RULE }}
      pagamento={{
        titulo: 'Crédito',
        jaFeito: form.field('creditada'),
        span: 3,
        campos: (
          <>
            <DateField {...form.field('dataCredito')} span={3} required />
            <ContaField {...form.field('idContaCredito')} span={3} />
          </>
        ),
      }}
    >
      <ReceitaFields
        form={form}
        parcelas={{
          form,
          // Fields that are not shown must not be required: several instalments are credited one by one, later.
          onQuantidade: (numeroParcelas) =>
            form.setMany({
              numeroParcelas,
              datas: [],
              ...((numeroParcelas ?? 1) > 1 ? { creditada: false } : { dividirTotal: false }),
            }),
        }}
      />
    </RegistrarParcelas>
  );
}
