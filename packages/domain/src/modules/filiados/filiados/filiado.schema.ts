/**
 * A member: what lists, page and form read, what a person may set, what the list filters by.
 *
 * Phones are '+55' and digits, CPF and CEP digits alone, e-mails in lower case; days are calendar dates; `valorPago` is
 * centavos. Dates of membership, cadastro and age are derived. `rg`, `nomeMae` and, to whoever only sees, `observacao` read
 * MASCARADO where there is something, until `restritos`. Source: spec 2 §2, §3, §5; decisions §8; decisions-members.
 */
import { field, historyOutput, impedimentos, listDefinition, param, queryInput, registro } from '@sede/domain/contract';
import {
  isCep,
  isCpf,
  isEmail,
  MAX_EMAIL,
  normaliseCep,
  normaliseCpfCnpj,
  normaliseEmail,
  normaliseMobile,
  normalisePhone,
  OBRIGATORIO,
  UFS,
} from '@sede/domain/kernel';
import { z } from 'zod';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import {
  ESCOLARIDADES,
  ESTADOS_CIVIS,
  FORMAS_PAGAMENTO,
  SEXOS,
  VALORES_ASSOCIACAO,
  VALORES_CADASTRO,
  VALORES_CASA,
  VALORES_PREFERENCIA,
  VALORES_SITUACAO,
} from '../filiados.lists.ts';
import { FILIADOS_ORDEM, SITUACOES_DA_CONTA, VALORES_DA_LINHA } from './filiado.lists.ts';
import { CPF_INVALIDO, filiadosMotivos } from './filiados.messages.ts';

export const optionalOneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  field.oneOf(values).nullable().optional();

/** A CPF with or without its mask; kept as digits. */
export const cpfField = () =>
  z.string().max(20).transform(normaliseCpfCnpj).refine(isCpf, CPF_INVALIDO).describe('CPF, com ou sem máscara');
const phone = () => field.optionalRead(30, normalisePhone, 'Telefone inválido.');
const mobile = () => field.optionalRead(30, normaliseMobile, 'Celular inválido.');
const cep = () => field.optionalRead(12, (text) => (isCep(text) ? normaliseCep(text) : null), 'CEP inválido.');
export const optionalCpf = () =>
  field.optionalRead(20, (text) => (isCpf(text) ? normaliseCpfCnpj(text) : null), CPF_INVALIDO);
/** The text's own words here, with a hyphen. */
const EMAIL = 'E-mail inválido';
const optionalEmail = () =>
  z
    .string()
    .max(MAX_EMAIL, EMAIL)
    .transform(normaliseEmail)
    .pipe(z.string().min(1, OBRIGATORIO).refine(isEmail, EMAIL))
    .nullable()
    .optional();

/** Câmara's prefix with no number after it. */
const SO_O_PREFIXO = /^p\s*-?\s*$/i;

/** What a person sets. E-mail is asked of everybody unless `semEmail` says that there is none. */
export const filiadoFields = {
  nomeCompleto: field.text(200),
  nomeSocial: field.optionalText(200).optional(),
  cpf: cpfField(),
  rg: field.optionalText(30).optional(),
  orgaoExpedidor: field.optionalText(30).optional(),
  ufOrgaoExpedidor: optionalOneOf(UFS),
  dataNascimento: field.date().nullable().optional(),
  sexo: optionalOneOf(SEXOS),
  sexoOutro: field.optionalText(60).optional(),
  estadoCivil: optionalOneOf(ESTADOS_CIVIS),
  nomeMae: field.optionalText(200).optional(),
  escolaridade: optionalOneOf(ESCOLARIDADES),
  email: optionalEmail(),
  emailFuncional: optionalEmail(),
  preferenciaComunicacao: field.oneOf(VALORES_PREFERENCIA).optional(),
  telCelular: mobile(),
  whatsapp: field.bool().optional(),
  telFixo: phone(),
  telComercial: phone(),
  telResidencial: phone(),
  ramal: field.optionalText(20).optional(),
  cep: cep(),
  logradouro: field.optionalText(200).optional(),
  bairro: field.optionalText(100).optional(),
  cidade: field.optionalText(100).optional(),
  estado: optionalOneOf(UFS),
  nomeCtEmergencia: field.optionalText(200).optional(),
  celularCtEmergencia: mobile(),
  parentescoCtEmergencia: field.optionalText(60).optional(),
  empresa: field.oneOf(VALORES_CASA),
  matricula: field.text(40).refine((texto) => !SO_O_PREFIXO.test(texto), OBRIGATORIO),
  cargo: field.optionalText(120).optional(),
  situacaoFiliado: field.oneOf(VALORES_SITUACAO),
  titularId: field.id().nullable().optional().describe('De um pensionista: a ficha do titular'),
  nomeFalecido: field.optionalText(200).optional(),
  cpfFalecido: optionalCpf(),
  filiadoAssociacao: optionalOneOf(VALORES_ASSOCIACAO),
  associacao: field.optionalText(120).optional(),
  associacaoOutra: field.optionalText(120).optional(),
  associacaoNaoListada: field.optionalText(120).optional(),
  formaPagamento: optionalOneOf(FORMAS_PAGAMENTO),
  observacao: field.optionalText(4000).optional(),
  dataFiliacao: field.date(),
  anexos: field.ids().optional(),
};

/** Beside the fields: what was asked and answered. */
export const respostasDoCadastro = {
  semEmail: field.bool().optional().describe('Não tem e-mail'),
  distintos: field.ids(20).optional().describe('Fichas parecidas das quais esta não é a mesma pessoa'),
};

const texto = () => z.string().nullable();
/** Situations of old records may hold words that the lists no longer have. */
export const filiadoListadoSchema = z.object({
  id: z.string(),
  versao: z.number().int(),
  nomeCompleto: z.string(),
  nomeSocial: texto(),
  cpf: texto(),
  matricula: z.string(),
  email: texto(),
  empresa: z.enum(VALORES_CASA),
  situacaoFiliado: z.enum(VALORES_SITUACAO),
  telCelular: texto(),
  whatsapp: z.boolean(),
  idade: z.number().int().nullable(),
  dataFiliacao: texto(),
  dataDesfiliacao: texto(),
  cadastro: z.enum(VALORES_CADASTRO),
  falecido: z.boolean(),
  dependentes: z.number().int(),
  processos: z.number().int(),
  anexos: z.number().int(),
  aConferir: z.array(z.string()),
  pode: impedimentos(
    ['editar', 'excluir', 'filiar', 'desfiliar', 'desfazerDesfiliacao', 'registrarFalecimento', 'desfazerFalecimento'],
    z.enum(filiadosMotivos.codigos),
  ),
});
export type FiliadoListado = z.output<typeof filiadoListadoSchema>;

const periodoSchema = z.object({
  id: z.string(),
  inicio: z.string(),
  fim: texto(),
  motivo: texto(),
  observacao: texto(),
  porFalecimento: z.boolean(),
  presumido: z.boolean(),
});

/** The whole record; with `restritos` the same without masks. */
export const filiadoSchema = filiadoListadoSchema.extend({
  ...registro,
  rg: texto(),
  orgaoExpedidor: texto(),
  ufOrgaoExpedidor: texto(),
  dataNascimento: texto(),
  sexo: texto(),
  sexoOutro: texto(),
  estadoCivil: texto(),
  nomeMae: texto(),
  escolaridade: texto(),
  emailFuncional: texto(),
  preferenciaComunicacao: z.enum(VALORES_PREFERENCIA),
  emailDevolvidoEm: texto(),
  telFixo: texto(),
  telComercial: texto(),
  telResidencial: texto(),
  ramal: texto(),
  cep: texto(),
  logradouro: texto(),
  bairro: texto(),
  cidade: texto(),
  estado: texto(),
  nomeCtEmergencia: texto(),
  celularCtEmergencia: texto(),
  parentescoCtEmergencia: texto(),
  cargo: texto(),
  titularId: texto(),
  nomeTitular: texto(),
  nomeFalecido: texto(),
  cpfFalecido: texto(),
  filiadoAssociacao: z.enum(VALORES_ASSOCIACAO).nullable(),
  associacao: texto(),
  associacaoOutra: texto(),
  associacaoNaoListada: texto(),
  formaPagamento: texto(),
  valorPago: z.number().int().nullable(),
  dataFalecimento: texto(),
  observacao: texto(),
  dataCadastro: z.string(),
  ultimaFiliacao: texto(),
  periodos: z.array(periodoSchema),
  arquivos: z.array(anexoDoRegistroSchema),
  temConta: z.boolean(),
  conta: z.object({
    situacao: z.enum(SITUACOES_DA_CONTA).describe('pendente: ainda não escolheu a senha'),
    aviso: z.enum(['outros_perfis', 'de_outra_pessoa']).nullable(),
  }),
});
export type Filiado = z.output<typeof filiadoSchema>;

/** A member among whom a person chooses. */
export const filiadoOpcaoSchema = z.object({
  id: z.string(),
  nome: z.string(),
  cpf: texto(),
  empresa: z.enum(VALORES_CASA),
  matricula: z.string(),
});

/** Who may be the same person as what is being typed. */
export const parecidoSchema = z.object({
  id: z.string(),
  nome: z.string(),
  empresa: z.enum(VALORES_CASA),
  matricula: z.string(),
  cadastro: z.enum(VALORES_CADASTRO),
  por: z.enum(['matricula', 'email', 'nome']),
});

/** What was done with a member's data on a day; `por`: empty where names are not told. */
const acessoSchema = z.object({
  dia: z.string(),
  area: z.string().describe('Em que tela'),
  ato: z.string(),
  por: z.string(),
  vezes: z.number().int(),
});
export const acessosInput = { pagina: param.int(1, 1000).optional() };
export const acessosSchema = z.object({ itens: z.array(acessoSchema), temMais: z.boolean() });
export type Acessos = z.output<typeof acessosSchema>;

/** What happened, worded like an entry of the history; `soDia`: the day alone is known. */
export const itemDaLinhaSchema = historyOutput().shape.itens.element.extend({
  id: z.string(),
  soDia: z.boolean(),
  grupo: z.enum(VALORES_DA_LINHA),
});

/** The address of a CEP, as every form of the area asks for it; '' where the service knows nothing. */
export const cepInput = () => queryInput({ cep: param.text(12) });
export const enderecoDoCepSchema = z.object({
  logradouro: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  estado: z.string(),
});
export type EnderecoDoCep = z.output<typeof enderecoDoCepSchema>;

/** Of a dead member: what the record of a pensioner is filled with. */
export const sucessaoSchema = z.object({
  titular: z.object({
    id: z.string(),
    nome: z.string(),
    cpf: texto(),
    empresa: z.enum(VALORES_CASA),
    matricula: z.string(),
  }),
  endereco: z.object({
    cep: texto(),
    logradouro: texto(),
    bairro: texto(),
    cidade: texto(),
    estado: texto(),
    telFixo: texto(),
    telResidencial: texto(),
    formaPagamento: texto(),
  }),
  dependentes: z.array(
    z.object({
      id: z.string(),
      nomeCompleto: z.string(),
      cpf: texto(),
      dataNascimento: texto(),
      sexo: texto(),
      sexoOutro: texto(),
      parentesco: texto(),
      nomeMae: texto(),
    }),
  ),
});
export type SucessaoDoFiliado = z.output<typeof sucessaoSchema>;

const simNao = () => param.bool().optional();
export const filiadosList = listDefinition({
  ordem: FILIADOS_ORDEM,
  ordemPadrao: 'nome',
  filtros: {
    casa: param.anyOf(VALORES_CASA).optional(),
    situacao: param.anyOf(VALORES_SITUACAO).optional(),
    cadastro: param.anyOf(VALORES_CADASTRO).optional(),
    cargo: param.texts().optional(),
    formaPagamento: param.anyOf(FORMAS_PAGAMENTO).optional(),
    uf: param.anyOf(UFS).optional(),
    cidade: param.text(100).optional().describe('Como começa o nome da cidade'),
    idadeDe: param.int(0, 130).optional(),
    idadeAte: param.int(0, 130).optional(),
    filiacaoDe: param.date().optional(),
    filiacaoAte: param.date().optional(),
    desfiliacaoDe: param.date().optional(),
    desfiliacaoAte: param.date().optional(),
    comEmail: simNao(),
    comCelular: simNao(),
    comEndereco: simNao(),
    aConferir: simNao(),
    ids: param.ids().optional().describe('Só estes'),
    eraFiliadoEm: param.date().optional().describe('Quem era filiado nesse dia'),
  },
  intervalos: {
    idade: ['idadeDe', 'idadeAte'],
    filiacao: ['filiacaoDe', 'filiacaoAte'],
    desfiliacao: ['desfiliacaoDe', 'desfiliacaoAte'],
  },
});
