/**
 * A member's fields: label and kind once, for form, columns, export and history; what stands in which section. No zod.
 *
 * Labels are the text's; 'Matrícula' is called 'Ponto' for Câmara (`rotuloMatricula`). Source: spec 2 §2 (Member list, dialog), §3.
 */
import { type FieldSpecs, formatCep, formatCpf, formatPhone } from '@sede/domain/kernel';
import { FILIADO_ASSOCIACAO, PREFERENCIAS, ROTULO_CASA, ROTULO_SITUACAO } from '../filiados.lists.ts';

const rotulos = (options: readonly { valor: string; rotulo: string }[]) =>
  Object.fromEntries(options.map(({ valor, rotulo }) => [valor, rotulo]));

const PESSOAIS = {
  nomeCompleto: { rotulo: 'Nome completo', tipo: 'texto' },
  nomeSocial: { rotulo: 'Nome social', tipo: 'texto' },
  cpf: { rotulo: 'CPF', tipo: 'texto', formato: formatCpf },
  rg: { rotulo: 'RG', tipo: 'texto' },
  orgaoExpedidor: { rotulo: 'Órgão expedidor', tipo: 'texto' },
  ufOrgaoExpedidor: { rotulo: 'UF do órgão expedidor', tipo: 'texto' },
  dataNascimento: { rotulo: 'Data de nascimento', tipo: 'data' },
  sexo: { rotulo: 'Sexo', tipo: 'texto' },
  sexoOutro: { rotulo: 'Qual', tipo: 'texto' },
  estadoCivil: { rotulo: 'Estado civil', tipo: 'texto' },
  nomeMae: { rotulo: 'Nome da mãe', tipo: 'texto' },
  escolaridade: { rotulo: 'Escolaridade', tipo: 'texto' },
} as const satisfies FieldSpecs;

const CONTATOS = {
  email: { rotulo: 'E-mail', tipo: 'texto' },
  emailFuncional: { rotulo: 'E-mail funcional', tipo: 'texto' },
  preferenciaComunicacao: { rotulo: 'Preferência de comunicação', tipo: 'texto', valores: rotulos(PREFERENCIAS) },
  telCelular: { rotulo: 'Celular', tipo: 'texto', formato: formatPhone },
  whatsapp: { rotulo: 'WhatsApp', tipo: 'simNao' },
  telFixo: { rotulo: 'Telefone fixo', tipo: 'texto', formato: formatPhone },
  telComercial: { rotulo: 'Telefone comercial', tipo: 'texto', formato: formatPhone },
  telResidencial: { rotulo: 'Telefone residencial', tipo: 'texto', formato: formatPhone },
  ramal: { rotulo: 'Ramal', tipo: 'texto' },
  cep: { rotulo: 'CEP', tipo: 'texto', formato: formatCep },
  logradouro: { rotulo: 'Logradouro', tipo: 'texto' },
  bairro: { rotulo: 'Bairro', tipo: 'texto' },
  cidade: { rotulo: 'Cidade', tipo: 'texto' },
  estado: { rotulo: 'Estado', tipo: 'texto' },
  nomeCtEmergencia: { rotulo: 'Contato de emergência', tipo: 'texto' },
  celularCtEmergencia: { rotulo: 'Celular do contato de emergência', tipo: 'texto', formato: formatPhone },
  parentescoCtEmergencia: { rotulo: 'Parentesco do contato de emergência', tipo: 'texto' },
} as const satisfies FieldSpecs;

const PROFISSIONAIS = {
  empresa: { rotulo: 'Casa', tipo: 'texto', valores: ROTULO_CASA },
  matricula: { rotulo: 'Matrícula', tipo: 'texto' },
  cargo: { rotulo: 'Cargo', tipo: 'texto' },
  situacaoFiliado: { rotulo: 'Situação', tipo: 'texto', valores: ROTULO_SITUACAO },
  nomeFalecido: { rotulo: 'Nome do titular', tipo: 'texto' },
  cpfFalecido: { rotulo: 'CPF do titular', tipo: 'texto', formato: formatCpf },
  filiadoAssociacao: { rotulo: 'Filiado a outra associação', tipo: 'texto', valores: rotulos(FILIADO_ASSOCIACAO) },
  associacao: { rotulo: 'Associação', tipo: 'texto' },
  associacaoOutra: { rotulo: 'Qual associação', tipo: 'texto' },
  associacaoNaoListada: { rotulo: 'Associação não listada', tipo: 'texto' },
  formaPagamento: { rotulo: 'Forma de pagamento', tipo: 'texto' },
  valorPago: { rotulo: 'Valor pago', tipo: 'dinheiro' },
  observacao: { rotulo: 'Observação', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** The dialog's collapsible sections, in their order (the Ficha Cadastral and Dependentes follow them). */
export const SECOES_DA_FICHA = [
  { id: 'pessoais', rotulo: 'Informações Pessoais', campos: PESSOAIS },
  { id: 'contatos', rotulo: 'Contatos', campos: CONTATOS },
  { id: 'profissionais', rotulo: 'Informações Profissionais', campos: PROFISSIONAIS },
] as const;

export const FILIADO_FIELDS = {
  ...PESSOAIS,
  ...CONTATOS,
  ...PROFISSIONAIS,
  falecido: { rotulo: 'Falecido', tipo: 'simNao' },
  dataFalecimento: { rotulo: 'Data do falecimento', tipo: 'data' },
  dataCadastro: { rotulo: 'Data do cadastro', tipo: 'data' },
  aConferir: { rotulo: 'A conferir', tipo: 'lista' },
} as const satisfies FieldSpecs;

export const PERIODO_FIELDS = {
  inicio: { rotulo: 'Filiação', tipo: 'data' },
  fim: { rotulo: 'Desfiliação', tipo: 'data' },
  motivo: { rotulo: 'Motivo', tipo: 'texto' },
  observacao: { rotulo: 'Observação da desfiliação', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** A record that went into this one. */
export const UNIFICADA_FIELDS = { nome: { rotulo: 'Ficha unificada', tipo: 'texto' } } as const satisfies FieldSpecs;

/** Shown masked on the page and in the details until 'Mostrar' asks for them, which is written down (decisions-members). */
export const CAMPOS_RESTRITOS = ['rg', 'nomeMae'] as const;
/** Masked besides to whoever may only see. */
export const RESTRITO_A_QUEM_EDITA = 'observacao';

/** Whether the member can sign in. */
export const SITUACOES_DA_CONTA = ['sem', 'pendente', 'ativa', 'desabilitada'] as const;
export const ROTULO_CONTA: Record<(typeof SITUACOES_DA_CONTA)[number], string> = {
  sem: 'Sem acesso',
  pendente: 'Convite pendente',
  ativa: 'Com acesso',
  desabilitada: 'Acesso desabilitado',
};

/** Kinds of the linha do tempo, in the order of its buttons. Other areas add theirs. */
export const TIPOS_DA_LINHA = [
  { valor: 'filiacao', rotulo: 'Filiação' },
  { valor: 'documentos', rotulo: 'Documentos' },
  { valor: 'interacoes', rotulo: 'Interações' },
  { valor: 'mensagens', rotulo: 'Mensagens' },
  { valor: 'descontos', rotulo: 'Descontos' },
  { valor: 'atendimentos', rotulo: 'Atendimentos' },
  { valor: 'processos', rotulo: 'Processos' },
  { valor: 'cadastro', rotulo: 'Cadastro' },
] as const;
export const VALORES_DA_LINHA = [
  'filiacao',
  'documentos',
  'interacoes',
  'mensagens',
  'descontos',
  'atendimentos',
  'processos',
  'cadastro',
] as const;
export type TipoDaLinha = (typeof VALORES_DA_LINHA)[number];

export const FILIADOS_ORDEM = [
  'nome',
  'matricula',
  'cpf',
  'email',
  'casa',
  'situacao',
  'idade',
  'dataFiliacao',
  'dataDesfiliacao',
] as const;
