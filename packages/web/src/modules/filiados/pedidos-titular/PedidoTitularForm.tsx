import { formatContagem } from '@sede/domain/kernel';
import {
  PEDIDO_TITULAR_FIELDS as FIELDS,
  pedidosTitularMessages as messages,
  pedidosTitularMotivos,
} from '@sede/domain/modules/filiados/pedidos-titular';
import { pedidoTitularFields } from '@sede/domain/modules/filiados/pedidos-titular/contract';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import {
  beginsWith,
  FormDrawer,
  FormNotice,
  FormSection,
  formTexts,
  NO_CHOICE,
  type RecordForm,
  RecordPicker,
  SelectField,
  TextArea,
  useCreateForm,
} from '#platform/ui/form.ts';
import type { CloseForm } from '#platform/ui/index.ts';
import { filiadosSource } from '../filiados/index.ts';
import { TIPO_OPCOES } from './pedidos-titular.list.ts';

const NO_PEDIDO = { filiadoId: NO_CHOICE, tipo: beginsWith('dossie'), justificativa: '' };
type Values = typeof NO_PEDIDO;
const FORM_FIELDS = { ...FIELDS, filiadoId: { rotulo: FIELDS.filiadoNome.rotulo, tipo: 'referencia' } } as const;

/** What would go, or why it cannot. */
function Previa({ filiado }: { filiado: string }) {
  const { data, error } = useQuery(orpc.pedidosTitular.previa.queryOptions({ input: { filiado } }));
  if (error) return <FormNotice>{messageOf(error)}</FormNotice>;
  if (!data) return null;
  if (data.impedimento) return <FormNotice>{pedidosTitularMotivos.texto(data.impedimento)}</FormNotice>;
  const itens = [
    'os dados pessoais da ficha',
    formatContagem(data.dependentes, 'dependente', 'dependentes'),
    formatContagem(data.documentos, 'documento', 'documentos'),
    ...(data.conta ? ['a conta de acesso'] : []),
  ];
  return (
    <FormNotice>
      {`Serão apagados: ${itens.join(', ')}. Ficam a casa, a situação e as datas de ${formatContagem(data.periodos, 'filiação', 'filiações')}.`}
    </FormNotice>
  );
}

function Fields({ form }: { form: RecordForm<Values> }) {
  const { filiadoId, tipo } = form.values;
  const anonimiza = tipo === 'anonimizacao';
  return (
    <FormSection title="Pedido">
      <RecordPicker {...form.field('filiadoId')} span={6} required source={filiadosSource} />
      <SelectField {...form.field('tipo')} span={3} required options={TIPO_OPCOES} />
      <TextArea {...form.field('justificativa')} required label={anonimiza ? messages.motivo : messages.identidade} />
      {anonimiza && filiadoId !== null && <Previa filiado={filiadoId} />}
    </FormSection>
  );
}

/** Source: decisions-members (LGPD). */
export function CreatePedidoTitular({ onClose }: { onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.pedidosTitular.create);
  const form = useCreateForm({
    schema: z.strictObject(pedidoTitularFields),
    initial: NO_PEDIDO,
    draft: 'pedidos-titular:novo',
    ...formTexts(FORM_FIELDS),
    create: mutateAsync,
    saved: messages.registrado,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.registrar} subtitle="Direitos do titular (LGPD)">
      <Fields form={form} />
    </FormDrawer>
  );
}
