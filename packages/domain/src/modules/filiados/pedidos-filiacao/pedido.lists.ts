/**
 * The application's fields by step, its states and limits. No zod: the public form loads it.
 *
 * Field names are the text's (`name`, `home`, `CPFTitular`, …), texts as typed, dates 'dd/mm/aaaa' in the form.
 * Source: spec 2 §3 (Public membership application), §5; decisions-members (Public application).
 */
import { type FieldSpecs, listOrder, onlyPdf, UFS } from '@sede/domain/kernel';
import {
  ESCOLARIDADES,
  ESTADOS_CIVIS,
  FILIADO_ASSOCIACAO,
  PARENTESCOS,
  PREFERENCIAS,
  SEXOS,
  VALORES_CASA,
} from '../filiados.lists.ts';

export const ESTADOS_PEDIDO = ['aguardando_assinatura', 'assinado', 'aceito', 'recusado', 'expirado'] as const;
export type EstadoPedido = (typeof ESTADOS_PEDIDO)[number];
export const ROTULO_ESTADO_PEDIDO: Readonly<Record<EstadoPedido, string>> = {
  aguardando_assinatura: 'Aguardando assinatura',
  assinado: 'Assinado',
  aceito: 'Aceito',
  recusado: 'Recusado',
  expirado: 'Expirado',
};

/** How the term came back signed. */
export const ASSINATURAS = ['eletronica', 'govbr', 'papel'] as const;
export type Assinatura = (typeof ASSINATURAS)[number];
export const ROTULO_ASSINATURA: Readonly<Record<Assinatura, string>> = {
  eletronica: 'Pelo link, com o CPF',
  govbr: 'PDF assinado no gov.br',
  papel: 'Ficha em papel',
};

export const FINALIDADES = ['filiacao', 'menores', 'convenios'] as const;
export type Finalidade = (typeof FINALIDADES)[number];
export const ROTULO_FINALIDADE: Readonly<Record<Finalidade, string>> = {
  filiacao: 'Autorização de tratamento de dados',
  menores: 'Responsabilidade pelos dependentes menores de 18 anos',
  convenios: 'Ofertas de convênios',
};

export const VALIDADE_DIAS = 30;
export const LEMBRETE_DIAS = 7;
/** After the expiry. */
export const APAGA_EXPIRADO_DIAS = 60;
export const APAGA_RECUSADO_DIAS = 365;
export const MAX_DEPENDENTES = 15;
export const MAX_PEDIDO_BYTES = 65_536;
export const MAX_TERMO_BYTES = 5 * 1024 * 1024;
export const TENTATIVAS_ARQUIVO = 3;
export const TENTATIVAS_CPF = 5;
export const MAIORIDADE = 18;
/** How long the list of missing fields stays in sight (spec 2 §5). */
export const AVISO_MS = 10_000;
/** Narrower than this the form stands alone (spec 2 §2). */
export const LARGURA_ESTREITA = 1200;
export const PREFIXO_PONTO = 'P-';

const SIM_NAO = ['Sim', 'Não'] as const;
const SITUACOES_PEDIDO = ['Ativo', 'Aposentado', 'Pensionista'] as const;

/** What a field is, for its control, its mask and its check. */
export type TipoCampo = 'texto' | 'cpf' | 'data' | 'celular' | 'telefone' | 'email' | 'cep' | 'matricula' | 'opcao';
export interface Campo {
  rotulo: string;
  tipo: TipoCampo;
  maximo: number;
  /** Of an 'opcao' whose words are not settings. */
  opcoes?: readonly string[];
}

const nome = (rotulo: string) => ({ rotulo, tipo: 'texto', maximo: 120 }) as const;
const opcao = (rotulo: string, opcoes?: readonly string[]) =>
  ({ rotulo, tipo: 'opcao', maximo: 80, ...(opcoes ? { opcoes } : {}) }) as const;
const UF_LETRAS = 2;

const QUEM = {
  name: nome('Nome completo'),
  cpf: { rotulo: 'CPF', tipo: 'cpf', maximo: 14 },
  dataNascimento: { rotulo: 'Data de nascimento', tipo: 'data', maximo: 10 },
  genero: opcao('Gênero', SEXOS),
  outroGenero: { rotulo: 'Qual gênero', tipo: 'texto', maximo: 60 },
  rg: { rotulo: 'RG', tipo: 'texto', maximo: 30 },
  orgaoExpeditor: { rotulo: 'Órgão expedidor', tipo: 'texto', maximo: 30 },
  UFOrgaoExpeditor: { rotulo: 'UF', tipo: 'opcao', maximo: UF_LETRAS, opcoes: UFS },
  estadoCivil: opcao('Estado civil', ESTADOS_CIVIS),
  nomeMae: nome('Nome da mãe'),
} as const satisfies Record<string, Campo>;

const CONTATO = {
  celular: { rotulo: 'Celular', tipo: 'celular', maximo: 20 },
  isWhatsapp: opcao('Este número tem WhatsApp?', SIM_NAO),
  email: { rotulo: 'E-mail pessoal', tipo: 'email', maximo: 120 },
  telResidencial: { rotulo: 'Telefone residencial', tipo: 'telefone', maximo: 20 },
  ramal: { rotulo: 'Ramal', tipo: 'texto', maximo: 10 },
  CEP: { rotulo: 'CEP', tipo: 'cep', maximo: 10 },
  logradouro: nome('Endereço'),
  numero: { rotulo: 'Número e complemento', tipo: 'texto', maximo: 60 },
  bairro: { rotulo: 'Bairro', tipo: 'texto', maximo: 80 },
  cidade: { rotulo: 'Cidade', tipo: 'texto', maximo: 80 },
  estado: { rotulo: 'Estado', tipo: 'opcao', maximo: UF_LETRAS, opcoes: UFS },
  nomeCtEmergencia: nome('Em emergência, avisar'),
  celularEmergencia: { rotulo: 'Celular de emergência', tipo: 'celular', maximo: 20 },
  parentesco: { rotulo: 'Parentesco do contato de emergência', tipo: 'texto', maximo: 60 },
} as const satisfies Record<string, Campo>;

/** The functional e-mail stands here and not with the contacts: whether it is asked depends on the situação. */
const TRABALHO = {
  home: opcao('Casa', VALORES_CASA),
  matricula: { rotulo: 'Matrícula', tipo: 'matricula', maximo: 40 },
  situacaoFiliado: opcao('Situação', SITUACOES_PEDIDO),
  servTitular: nome('Nome do servidor titular'),
  CPFTitular: { rotulo: 'CPF do servidor titular', tipo: 'cpf', maximo: 14 },
  cargo: opcao('Cargo'),
  emailFuncional: { rotulo: 'E-mail funcional', tipo: 'email', maximo: 120 },
  preferenciaEmail: opcao(
    'Onde prefere receber e-mails',
    PREFERENCIAS.map(({ rotulo }) => rotulo),
  ),
  escolaridade: opcao('Escolaridade', ESCOLARIDADES),
  filiadoAssociacao: opcao(
    'É filiado a outra associação?',
    FILIADO_ASSOCIACAO.map(({ rotulo }) => rotulo),
  ),
  associacao: opcao('Associação'),
  outraAssociacao: { rotulo: 'Qual associação', tipo: 'texto', maximo: 120 },
} as const satisfies Record<string, Campo>;

export const CAMPOS_PEDIDO: Readonly<Record<CampoPedido, Campo>> = { ...QUEM, ...CONTATO, ...TRABALHO };
export type CampoPedido = keyof typeof QUEM | keyof typeof CONTATO | keyof typeof TRABALHO;

export const CAMPOS_DEPENDENTE = {
  nomeDependente: nome('Nome'),
  dataNascimentoDependente: { rotulo: 'Data de nascimento', tipo: 'data', maximo: 10 },
  generoDependente: opcao('Gênero', SEXOS),
  parentescoDependente: opcao('Parentesco', PARENTESCOS),
  CPFDependente: { rotulo: 'CPF', tipo: 'cpf', maximo: 14 },
  nomeMaeDependente: nome('Nome da mãe'),
} as const satisfies Record<string, Campo>;
export type CampoDependente = keyof typeof CAMPOS_DEPENDENTE;

const camposDe = <K extends string>(passo: Readonly<Record<K, Campo>>) => Object.keys(passo) as K[];
export const PASSOS = [
  { rotulo: 'Quem é você', campos: camposDe(QUEM) },
  { rotulo: 'Como falar com você', campos: camposDe(CONTATO) },
  { rotulo: 'Onde trabalha', campos: camposDe(TRABALHO) },
  { rotulo: 'Dependentes', campos: [] },
  { rotulo: 'Confira e envie', campos: [] },
] as const satisfies readonly { rotulo: string; campos: readonly CampoPedido[] }[];
export const PASSO_DEPENDENTES = 3;
export const PASSO_ENVIO = 4;

export type DependentePedido = Record<CampoDependente, string>;
/** The form as it is filled; '' is nothing. */
export interface Formulario {
  campos: Record<CampoPedido, string>;
  dependentes: DependentePedido[];
  consentimento: boolean;
  responsavel: boolean;
  convenios: boolean;
}

/** Columns of the application for lists, history and the audit trail; its answers are not among them. */
export const PEDIDO_FIELDS = {
  protocolo: { rotulo: 'Protocolo', tipo: 'texto' },
  nome: { rotulo: 'Nome', tipo: 'texto' },
  estado: { rotulo: 'Situação', tipo: 'texto', valores: ROTULO_ESTADO_PEDIDO },
  assinatura: { rotulo: 'Assinatura', tipo: 'texto', valores: ROTULO_ASSINATURA },
  assinadoEm: { rotulo: 'Assinado em', tipo: 'instante' },
  decididoEm: { rotulo: 'Decidido em', tipo: 'instante' },
  decididoPorNome: { rotulo: 'Decidido por', tipo: 'texto' },
  motivoRecusa: { rotulo: 'Motivo da recusa', tipo: 'texto' },
  expiraEm: { rotulo: 'O link vale até', tipo: 'data' },
  apagadoEm: { rotulo: 'Dados apagados em', tipo: 'instante' },
} as const satisfies FieldSpecs;

export const CONSENTIMENTO_FIELDS = {
  finalidade: { rotulo: 'Consentimento', tipo: 'texto', valores: ROTULO_FINALIDADE },
  versaoTexto: { rotulo: 'Versão do texto', tipo: 'inteiro' },
  dadoEm: { rotulo: 'Dado em', tipo: 'instante' },
  revogadoEm: { rotulo: 'Revogado em', tipo: 'instante' },
} as const satisfies FieldSpecs;

/** The oldest signed one first. */
export const PEDIDOS_ORDEM = listOrder(['assinadoEm', 'protocolo', 'nome'], 'assinadoEm,protocolo');

/** What the desk and the public upload take: the signed term, PDF. */
export const TERMO_ASSINADO = { ...onlyPdf('pedidosFiliacao'), maxBytes: MAX_TERMO_BYTES };
