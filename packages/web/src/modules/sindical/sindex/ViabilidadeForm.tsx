import {
  CALCULO_FIELDS as FIELDS,
  sindexMessages as messages,
  normaliseDecimalTyping,
  parteEmTexto,
  partesDaViabilidade,
  ROTULO_CALCULO,
  VIABILIDADE,
  viabilidade,
} from '@sede/domain/modules/sindical/sindex';
import { viabilidadeForm } from '@sede/domain/modules/sindical/sindex/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  CentavosField,
  FormSection,
  formTexts,
  KeyedField,
  NO_NUMBER,
  TextField,
  useRecordForm,
} from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { Calculadora } from './Calculadora.tsx';
import { resultadoEmTexto } from './resultado.ts';

const VAZIO = { usoReal: '', usoEsperado: '', receita: NO_NUMBER, custo: NO_NUMBER, nota: '', descricao: '' };

/** Viabilidade Financeira. Source: spec 3 §9; decisions §9. */
export function ViabilidadeForm() {
  const { mutateAsync } = useSubmit(orpc.sindex.createViabilidade);
  const form = useRecordForm({
    schema: viabilidadeForm,
    initial: VAZIO,
    ...formTexts(FIELDS),
    submit: (dados: ReturnType<typeof viabilidadeForm.parse>) => mutateAsync(dados),
    onSaved: () => notify.success(messages.guardado),
  });
  const lido = viabilidadeForm.safeParse({ ...form.values, descricao: null });
  const partes = lido.success ? partesDaViabilidade(lido.data) : null;
  const parte = (valor: Parameters<typeof parteEmTexto>[0] | undefined) =>
    valor ? resultadoEmTexto(VIABILIDADE, parteEmTexto(valor)) : '—';
  return (
    <Calculadora
      form={form}
      rotulo={ROTULO_CALCULO[VIABILIDADE]}
      resultado={lido.success ? resultadoEmTexto(VIABILIDADE, viabilidade(lido.data)) : null}
      issues={lido.success ? [] : lido.error.issues}
      partes={[
        { rotulo: 'Uso (até 2,00 no esperado)', valor: parte(partes?.uso) },
        { rotulo: 'Receita e custo (2,00 no equilíbrio)', valor: parte(partes?.financeiro) },
        { rotulo: 'Qualidade (até 1,00)', valor: parte(partes?.qualidade) },
      ]}
      formula="5 × (uso real ÷ uso esperado × 0,4 + receita ÷ custo × 0,4 + nota ÷ 5 × 0,2)"
    >
      <FormSection title="Uso">
        <KeyedField {...form.field('usoReal')} normalise={normaliseDecimalTyping} span={3} />
        <KeyedField {...form.field('usoEsperado')} normalise={normaliseDecimalTyping} span={3} />
      </FormSection>
      <FormSection title="Mês">
        <CentavosField {...form.field('receita')} span={3} />
        <CentavosField {...form.field('custo')} span={3} />
      </FormSection>
      <FormSection title="Qualidade">
        <KeyedField {...form.field('nota')} normalise={normaliseDecimalTyping} span={3} help="De 0 a 5" />
      </FormSection>
      <FormSection title="Para guardar">
        <TextField {...form.field('descricao')} />
      </FormSection>
    </Calculadora>
  );
}
