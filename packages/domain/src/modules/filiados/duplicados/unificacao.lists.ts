/**
 * A merge of two records of one person: its fields and states, and in which groups the members' fields are chosen. No zod.
 *
 * Fields that say nothing without each other (an address, a document and who issued it) are one choice. Source: decisions-members (Merge).
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';
import { FILIADO_FIELDS } from '../filiados/index.ts';

export const ESTADOS_DE_UNIFICACAO = ['aguardando', 'feita', 'recusada'] as const;
export type EstadoDeUnificacao = (typeof ESTADOS_DE_UNIFICACAO)[number];
export const ROTULO_ESTADO_DE_UNIFICACAO: Record<EstadoDeUnificacao, string> = {
  aguardando: 'Aguardando segunda pessoa',
  feita: 'Unificada',
  recusada: 'Recusada',
};

/** Why two records look like one person. */
export const PISTAS = ['matricula', 'email', 'nome', 'sem_cpf'] as const;
export type Pista = (typeof PISTAS)[number];
export const ROTULO_PISTA: Record<Pista, string> = {
  matricula: 'Mesma matrícula na casa',
  email: 'Mesmo e-mail',
  nome: 'Mesmo nome e nascimento',
  sem_cpf: 'Mesmo nome, uma sem CPF',
};

type Campo = keyof typeof FILIADO_FIELDS;
export interface GrupoDeCampos {
  id: string;
  rotulo: string;
  /** The first one says whether the group is filled. */
  campos: readonly Campo[];
}
const so = (campo: Campo): GrupoDeCampos => ({ id: campo, rotulo: FILIADO_FIELDS[campo].rotulo, campos: [campo] });

/** Everything of a record that a person may choose. Membership, dependents and the like are not chosen: they come together. */
export const GRUPOS_DE_CAMPOS: readonly GrupoDeCampos[] = [
  so('nomeCompleto'),
  so('nomeSocial'),
  so('cpf'),
  { id: 'rg', rotulo: 'RG', campos: ['rg', 'orgaoExpedidor', 'ufOrgaoExpedidor'] },
  so('dataNascimento'),
  { id: 'sexo', rotulo: 'Sexo', campos: ['sexo', 'sexoOutro'] },
  so('estadoCivil'),
  so('nomeMae'),
  so('escolaridade'),
  so('email'),
  so('emailFuncional'),
  so('preferenciaComunicacao'),
  { id: 'telCelular', rotulo: 'Celular', campos: ['telCelular', 'whatsapp'] },
  so('telFixo'),
  so('telComercial'),
  so('telResidencial'),
  so('ramal'),
  { id: 'cep', rotulo: 'Endereço', campos: ['cep', 'logradouro', 'bairro', 'cidade', 'estado'] },
  {
    id: 'nomeCtEmergencia',
    rotulo: 'Contato de emergência',
    campos: ['nomeCtEmergencia', 'celularCtEmergencia', 'parentescoCtEmergencia'],
  },
  { id: 'matricula', rotulo: 'Casa e matrícula', campos: ['matricula', 'empresa'] },
  so('cargo'),
  so('situacaoFiliado'),
  { id: 'nomeFalecido', rotulo: 'Titular (pensionista)', campos: ['nomeFalecido', 'cpfFalecido'] },
  {
    id: 'filiadoAssociacao',
    rotulo: 'Associação',
    campos: ['filiadoAssociacao', 'associacao', 'associacaoOutra', 'associacaoNaoListada'],
  },
  so('formaPagamento'),
  so('valorPago'),
  so('observacao'),
  so('dataFalecimento'),
];

export const UNIFICACAO_FIELDS = {
  nome: { rotulo: 'Ficha que fica', tipo: 'texto' },
  nomeSai: { rotulo: 'Ficha que sai', tipo: 'texto' },
  estado: { rotulo: 'Estado', tipo: 'texto', valores: ROTULO_ESTADO_DE_UNIFICACAO },
  motivo: { rotulo: 'Motivo da recusa', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const UNIFICACOES_ORDEM = listOrder(['criadoEm', 'nome'], '-criadoEm');
export const PARES_ORDEM = listOrder(['nome'], 'nome');
