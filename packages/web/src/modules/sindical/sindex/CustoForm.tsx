import {
  CUSTO_FIELDS,
  CUSTO_FILIADO,
  custoFiliado,
  CALCULO_FIELDS as FIELDS,
  sindexMessages as messages,
  porFiliado,
  ROTULO_CALCULO,
} from '@sede/domain/modules/sindical/sindex';
import { custoForm } from '@sede/domain/modules/sindical/sindex/contract';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  CentavosField,
  FormSection,
  formTexts,
  IntegerField,
  NO_NUMBER,
  TextField,
  useRecordForm,
} from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { Calculadora } from './Calculadora.tsx';
import { resultadoEmTexto } from './resultado.ts';
import classes from './sindex.module.css';

const CUSTOS = ['juridico', 'seguradora', 'clube', 'gerais'] as const;
const MAX_ALGARISMOS = 15;

/** Custo Filiado - Benefícios, once the registry has said how many are active, or could not. Source: spec 3 §9; decisions §9. */
export function CustoForm() {
  const { data, error } = useQuery({
    ...orpc.sindex.ativos.queryOptions({ input: {} }),
    meta: { modulos: ['filiados'] },
  });
  if (!data && !error) return <div className={`card ${classes.espera}`} aria-busy="true" />;
  return <Form doCadastro={data?.ativos ?? null} />;
}

function Form({ doCadastro }: { doCadastro: number | null }) {
  const { mutateAsync } = useSubmit(orpc.sindex.createCusto);
  const vazio = NO_NUMBER;
  const form = useRecordForm({
    schema: custoForm,
    initial: {
      ...{ alugueis: vazio, ativos: doCadastro, juridico: vazio, seguradora: vazio, clube: vazio, gerais: vazio },
      descricao: '',
    },
    ...formTexts(FIELDS),
    submit: (dados: ReturnType<typeof custoForm.parse>) => mutateAsync(dados),
    onSaved: () => notify.success(messages.guardado),
  });
  const lido = custoForm.safeParse({ ...form.values, descricao: null });
  const dados = lido.success ? lido.data : null;
  const reais = (valor: number, ativos: number) => resultadoEmTexto(CUSTO_FILIADO, porFiliado(valor, ativos));
  return (
    <Calculadora
      form={form}
      rotulo={ROTULO_CALCULO[CUSTO_FILIADO]}
      resultado={dados && resultadoEmTexto(CUSTO_FILIADO, custoFiliado(dados))}
      issues={lido.success ? [] : lido.error.issues}
      partes={[
        ...CUSTOS.map((campo) => ({
          rotulo: CUSTO_FIELDS[campo].rotulo,
          valor: dados ? reais(dados[campo], dados.ativos) : '—',
        })),
        {
          rotulo: `${CUSTO_FIELDS.alugueis.rotulo} (abate)`,
          valor: dados ? reais(-dados.alugueis, dados.ativos) : '—',
        },
      ]}
      formula="−(aluguéis − jurídico − seguradora − clube − gerais), cada um ÷ filiados ativos"
    >
      <FormSection title="Filiados e receita">
        <IntegerField
          {...form.field('ativos')}
          maxDigits={MAX_ALGARISMOS}
          span={3}
          help={
            doCadastro === null ? messages.semAtivos : messages.ativosDoCadastro(doCadastro.toLocaleString('pt-BR'))
          }
        />
        <CentavosField {...form.field('alugueis')} span={3} />
      </FormSection>
      <FormSection title="Custos">
        {CUSTOS.map((campo) => (
          <CentavosField key={campo} {...form.field(campo)} span={3} />
        ))}
      </FormSection>
      <FormSection title="Para guardar">
        <TextField {...form.field('descricao')} />
      </FormSection>
    </Calculadora>
  );
}
