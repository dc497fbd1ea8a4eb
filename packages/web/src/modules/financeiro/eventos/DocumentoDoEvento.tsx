import { DOCUMENTO_OU_CONTRATO, eventosRegister } from '@sede/domain/modules/financeiro/eventos';
import { documentosSource } from '#modules/financeiro/documentos/index.ts';
import { partOf, RecordPicker, type SharedForm, SwitchField } from '#platform/ui/form.ts';
import type { RecordOption, RecordSource } from '#platform/ui/index.ts';
import { contratosSource } from '../financeiro.contratos.source.ts';

type De = 'documento' | 'contrato';
type Values = {
  relacaoDocumentos: boolean;
  idDocumento: string | null;
  idContrato: string | null;
};

/** What is picked says of which register its id is. */
const markOf = (de: De, id: string) => `${de}:${id}`;
const idsOf = (de: De, values: readonly string[]) =>
  values.flatMap((value) => (value.startsWith(`${de}:`) ? [value.slice(de.length + 1)] : []));
const marked = (de: De, options: RecordOption[]) =>
  options.map((option) => ({ ...option, value: markOf(de, option.value) }));

const contratos = contratosSource();
const both = async (documento: Promise<RecordOption[]>, contrato: Promise<RecordOption[]>) => [
  ...marked('documento', await documento),
  ...marked('contrato', await contrato),
];
const resolveSome = (source: RecordSource, ids: string[]) =>
  ids.length > 0 ? source.resolve(ids) : Promise.resolve([]);

/** Documents of finance first, then contracts. A document that is made from here comes back by its id alone. */
const source: RecordSource = {
  ...documentosSource,
  search: (text, signal) => both(documentosSource.search(text, signal), contratos.search(text, signal)),
  resolve: (values) =>
    both(
      resolveSome(documentosSource, [...idsOf('documento', values), ...values.filter((value) => !value.includes(':'))]),
      resolveSome(contratos, idsOf('contrato', values)),
    ),
};

/** Whether an event is related to a document, and to which: one of finance or a contract, never both. */
export function DocumentoDoEvento({ form: given }: { form: SharedForm<Values> }) {
  const form = partOf(given);
  const { relacaoDocumentos, idDocumento, idContrato } = form.values;
  const [documento, contrato] = [form.field('idDocumento'), form.field('idContrato')];
  const chosen = idContrato === null ? documento : contrato;
  const value = chosen.value && markOf(idContrato === null ? 'documento' : 'contrato', chosen.value);
  const choose = (picked: string | null) => {
    const [id = null] = picked === null ? [] : idsOf('contrato', [picked]);
    const [outro = null] = picked === null || id !== null ? [] : [...idsOf('documento', [picked]), picked];
    form.setMany({ idDocumento: outro, idContrato: id });
  };
  return (
    <>
      <SwitchField
        {...form.field('relacaoDocumentos')}
        onChange={(on) =>
          form.setMany({
            relacaoDocumentos: on,
            idDocumento: on ? idDocumento : null,
            idContrato: on ? idContrato : null,
          })
        }
        label={eventosRegister.fields.relacaoDocumentos.rotulo}
      />
      {relacaoDocumentos && (
        <RecordPicker
          {...chosen}
          error={documento.error ?? contrato.error}
          value={value}
          onChange={choose}
          label={DOCUMENTO_OU_CONTRATO.rotulo}
          placeholder={DOCUMENTO_OU_CONTRATO.busca}
          source={source}
          required
        />
      )}
    </>
  );
}
