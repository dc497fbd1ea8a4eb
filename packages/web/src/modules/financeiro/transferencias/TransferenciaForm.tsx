import {
  TRANSFERENCIA_FIELDS as FIELDS,
  transferenciasMessages as messages,
  type Transferencia,
} from '@sede/domain/modules/financeiro/transferencias';
import { transferenciaForm } from '@sede/domain/modules/financeiro/transferencias/contract';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  DateField,
  FormDrawer,
  FormNotice,
  FormSection,
  formTexts,
  MoneyField,
  NO_CHOICE,
  NO_NUMBER,
  type RecordForm,
  TextArea,
  TextField,
  useCreateForm,
  useEditForm,
} from '#platform/ui/form.ts';
import type { CloseForm } from '#platform/ui/index.ts';
import formClasses from '../financeiro.form.module.css';
import { isPergunta, useAsking } from '../financeiro.useAsking.ts';
import { LadoField } from './LadoField.tsx';
import { nomeTransferencia } from './transferencia.columns.tsx';

const NO_TRANSFERENCIA = {
  data: NO_CHOICE,
  valor: NO_NUMBER,
  idContaOrigem: NO_CHOICE,
  idContaDestino: NO_CHOICE,
  numeroDocumento: '',
  descricao: '',
};
type Values = typeof NO_TRANSFERENCIA;

function TransferenciaFields({ form }: { form: RecordForm<Values> }) {
  const { idContaOrigem, idContaDestino } = form.values;
  const peloCaixa = (idContaOrigem === null) !== (idContaDestino === null);
  return (
    <>
      <FormSection title="De onde para onde">
        <LadoField {...form.field('idContaOrigem')} span={3} />
        <LadoField {...form.field('idContaDestino')} span={3} />
      </FormSection>
      {peloCaixa && (
        <div className={formClasses.notices}>
          <FormNotice>{messages.comCaixa}</FormNotice>
        </div>
      )}
      <FormSection title="Quanto e quando">
        <DateField {...form.field('data')} span={2} />
        <MoneyField {...form.field('valor')} span={2} />
        <TextField {...form.field('numeroDocumento')} span={2} />
        <TextArea {...form.field('descricao')} />
      </FormSection>
    </>
  );
}

const names = (t: Transferencia): ReadonlyMap<string, string> =>
  new Map([
    [t.idContaOrigem ?? '', t.contaOrigem ?? ''],
    [t.idContaDestino ?? '', t.contaDestino ?? ''],
  ]);

interface NovaTransferenciaProps {
  /** The account that the form begins with: most transfers leave a bank. */
  origem: string | null;
  onClose: CloseForm;
}

function NovaTransferencia({ origem, onClose }: NovaTransferenciaProps) {
  const { mutateAsync } = useSubmit(orpc.transferencias.create);
  const create = useAsking(mutateAsync);
  const form = useCreateForm({
    schema: transferenciaForm,
    initial: { ...NO_TRANSFERENCIA, idContaOrigem: origem },
    draft: 'transferencias:nova',
    ...formTexts(FIELDS),
    create,
    asks: isPergunta,
    saved: messages.salva,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.registrar} subtitle="Não é receita nem despesa">
      <TransferenciaFields form={form} />
    </FormDrawer>
  );
}

/** Opens when the accounts are known. */
export function CreateTransferencia({ onClose }: { onClose: CloseForm }) {
  const { data } = useQuery(orpc.contasBancarias.options.queryOptions({ input: {} }));
  return data && <NovaTransferencia origem={data.itens[0]?.id ?? null} onClose={onClose} />;
}

export function EditTransferencia({ record, onClose }: { record: Transferencia; onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.transferencias.update);
  const update = useAsking(mutateAsync);
  const { data, valor, idContaOrigem, idContaDestino, numeroDocumento, descricao } = record;
  const initial: Values = {
    ...{ data, valor, idContaOrigem, idContaDestino },
    ...{ numeroDocumento: numeroDocumento ?? '', descricao: descricao ?? '' },
  };
  const form = useEditForm({
    schema: transferenciaForm,
    initial,
    draft: `transferencias:${record.id}`,
    record,
    ...formTexts(FIELDS, names(record)),
    update,
    asks: isPergunta,
    saved: messages.salva,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar transferência" subtitle={nomeTransferencia(record)}>
      <TransferenciaFields form={form} />
    </FormDrawer>
  );
}
