/** A member as its form holds it: '' for an empty text, null for an empty choice or day. */
import type { FieldSpecs } from '@sede/domain/kernel';
import { FILIADO_FIELDS, type Filiado, filiadosMessages } from '@sede/domain/modules/filiados/filiados';
import { type Attachment, formValues, NO_CHOICE } from '#platform/ui/form.ts';

const CAMPOS = {
  ...{ cpf: '', nomeCompleto: '', nomeSocial: '', rg: '', orgaoExpedidor: '', ufOrgaoExpedidor: NO_CHOICE },
  ...{ dataNascimento: NO_CHOICE, sexo: NO_CHOICE, sexoOutro: '', estadoCivil: NO_CHOICE, nomeMae: '' },
  ...{ escolaridade: NO_CHOICE, email: '', emailFuncional: '', telCelular: '', whatsapp: false, telFixo: '' },
  ...{ telComercial: '', telResidencial: '', ramal: '', cep: '', logradouro: '', bairro: '', cidade: '' },
  ...{ estado: NO_CHOICE, nomeCtEmergencia: '', celularCtEmergencia: '', parentescoCtEmergencia: '' },
  ...{ empresa: NO_CHOICE, matricula: '', cargo: NO_CHOICE, situacaoFiliado: NO_CHOICE, titularId: NO_CHOICE },
  ...{ nomeFalecido: '', cpfFalecido: '', filiadoAssociacao: NO_CHOICE, associacao: NO_CHOICE, associacaoOutra: '' },
  ...{ associacaoNaoListada: '', formaPagamento: NO_CHOICE, observacao: '', dataFiliacao: NO_CHOICE },
};
interface Beside {
  preferenciaComunicacao: string | null;
  semEmail: boolean;
  anexos: Attachment[];
}
// Whoever says nothing is written to at their own address.
const BESIDE: Beside = { preferenciaComunicacao: 'pessoal', semEmail: false, anexos: [] };

export const NO_FILIADO = { ...CAMPOS, ...BESIDE };
export type FiliadoValues = typeof NO_FILIADO;

/** In: the record without masks. Who has no e-mail had none before: it is not asked for because of another field. */
export const valuesOf = (record: Filiado): FiliadoValues => ({
  ...formValues(CAMPOS, record),
  preferenciaComunicacao: record.preferenciaComunicacao,
  semEmail: record.email === null,
  anexos: [],
});

/** Labels of the form: the record's, and of what is none of its columns. */
export const ROTULOS_DO_FORM = {
  ...FILIADO_FIELDS,
  semEmail: { rotulo: filiadosMessages.semEmail, tipo: 'simNao' },
  titularId: { rotulo: 'Titular', tipo: 'texto' },
  anexos: { rotulo: filiadosMessages.fichaCadastral, tipo: 'lista' },
  dataFiliacao: { rotulo: 'Data de filiação', tipo: 'data' },
} as const satisfies FieldSpecs;
