import { describeValue } from '@sede/domain/kernel';
import {
  CAMPOS_CORRIGIVEIS,
  type CampoCorrigivel,
  type MinhasCorrecoes,
  correcoesMessages as messages,
  NOMES_CORRIGIVEIS,
  OPCOES_DO_CAMPO,
  PEDIDO_DE_CORRECAO_FIELDS,
  ROTULO_DO_CAMPO,
} from '@sede/domain/modules/filiados/correcoes';
import { novaCorrecaoForm } from '@sede/domain/modules/filiados/correcoes/contract';
import { rotuloMatricula } from '@sede/domain/modules/filiados/filiados';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  DateField,
  FormDrawer,
  FormNotice,
  FormSection,
  formTexts,
  MaskedField,
  NO_CHOICE,
  type RecordForm,
  SelectField,
  TextArea,
  TextField,
  useCreateForm,
} from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';

const VAZIO = { campo: NO_CHOICE, correto: '', justificativa: '' };
type Values = typeof VAZIO;
const TELEFONES: readonly CampoCorrigivel[] = ['telComercial', 'telResidencial', 'celularCtEmergencia'];
const campoDe = (nome: string | null): CampoCorrigivel | null =>
  NOMES_CORRIGIVEIS.find((campo) => campo === nome) ?? null;

/** The control that the field has in the record's own form. */
function Valor({ form, campo }: { form: RecordForm<Values>; campo: CampoCorrigivel }) {
  const props = { ...form.field('correto'), span: 6, required: true } as const;
  const orNull = { ...props, value: props.value || null, onChange: (to: string | null) => props.onChange(to ?? '') };
  const opcoes = OPCOES_DO_CAMPO[campo];
  if (opcoes)
    return <SelectField {...orNull} options={opcoes.map(({ valor, rotulo }) => ({ value: valor, label: rotulo }))} />;
  if (CAMPOS_CORRIGIVEIS[campo].tipo === 'data') return <DateField {...orNull} />;
  if (campo === 'cpf') return <MaskedField {...props} mask="cpf" />;
  if (TELEFONES.includes(campo)) return <MaskedField {...props} mask="telefone" />;
  return <TextField {...props} />;
}

/** 'Pedir correção': one field, the right value, why. Source: decisions-members (Account). */
export function NovaCorrecao({ minhas, onClose }: { minhas: MinhasCorrecoes; onClose: () => void }) {
  const { mutateAsync } = useSubmit(orpc.correcoes.pedir);
  const form = useCreateForm({
    schema: novaCorrecaoForm,
    initial: VAZIO,
    draft: 'meu-perfil:correcao',
    ...formTexts(PEDIDO_DE_CORRECAO_FIELDS),
    create: mutateAsync,
    saved: messages.pedido,
    onClose,
  });
  const abertas = minhas.pedidos.filter(({ estado }) => estado === 'pedida').map(({ campo }) => campo);
  const livres = NOMES_CORRIGIVEIS.filter((campo) => !abertas.includes(campo));
  const ponto = rotuloMatricula(minhas.atuais.empresa === 'CAMARA' ? 'CAMARA' : null);
  const rotulo = (campo: CampoCorrigivel) => (campo === 'matricula' ? ponto : ROTULO_DO_CAMPO[campo]);
  const campo = campoDe(form.values.campo);
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      title={messages.pedir}
      subtitle={messages.explicacao}
      submitLabel="Enviar pedido"
    >
      <FormSection title="O que está errado">
        <SelectField
          {...form.field('campo')}
          span={6}
          required
          options={optionsOf(livres.map((valor) => ({ valor, rotulo: rotulo(valor) })))}
          onChange={(to) => form.setMany({ campo: to, correto: '' })}
        />
        {campo && (
          <>
            <FormNotice>{`${messages.naFicha}: ${describeValue(CAMPOS_CORRIGIVEIS[campo], minhas.atuais[campo])}`}</FormNotice>
            <Valor key={campo} form={form} campo={campo} />
          </>
        )}
        <TextArea {...form.field('justificativa')} required />
      </FormSection>
    </FormDrawer>
  );
}
