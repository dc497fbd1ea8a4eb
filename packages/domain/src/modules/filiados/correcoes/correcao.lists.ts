/**
 * A correction that a member asks for: which fields, its states, its words. No zod.
 *
 * Labels are the record's. What Meu Perfil changes itself is not among the fields. Source: decisions-members (Account).
 */
import { type FieldSpecs, listOrder, UFS } from '@sede/domain/kernel';
import { FILIADO_FIELDS } from '../filiados/filiado.lists.ts';
import { CASAS, ESCOLARIDADES, ESTADOS_CIVIS, FORMAS_PAGAMENTO, SEXOS, SITUACOES } from '../filiados.lists.ts';
import { OUTROS_DADOS } from '../meu-perfil/meu-perfil.lists.ts';

const { empresa, situacaoFiliado, formaPagamento } = FILIADO_FIELDS;

export const CAMPOS_CORRIGIVEIS = { ...OUTROS_DADOS, empresa, situacaoFiliado, formaPagamento } as const;
export type CampoCorrigivel = keyof typeof CAMPOS_CORRIGIVEIS;
// The keys of the object above.
export const NOMES_CORRIGIVEIS = Object.keys(CAMPOS_CORRIGIVEIS) as [CampoCorrigivel, ...CampoCorrigivel[]];

export const ROTULO_DO_CAMPO = Object.fromEntries(
  NOMES_CORRIGIVEIS.map((campo) => [campo, CAMPOS_CORRIGIVEIS[campo].rotulo]),
) as Record<CampoCorrigivel, string>; // one entry for each

interface Opcao {
  valor: string;
  rotulo: string;
}
const palavras = (lista: readonly string[]): Opcao[] => lista.map((valor) => ({ valor, rotulo: valor }));

/** What may be asked for in a field of closed words. Nobody asks to be INATIVO: that is a desfiliação. */
export const OPCOES_DO_CAMPO: Readonly<Partial<Record<CampoCorrigivel, readonly Opcao[]>>> = {
  sexo: palavras(SEXOS),
  estadoCivil: palavras(ESTADOS_CIVIS),
  escolaridade: palavras(ESCOLARIDADES),
  ufOrgaoExpedidor: palavras(UFS),
  empresa: CASAS,
  situacaoFiliado: SITUACOES.filter(({ valor }) => valor !== 'INATIVO'),
  formaPagamento: palavras(FORMAS_PAGAMENTO),
};

export const ESTADOS_DE_CORRECAO = ['pedida', 'aceita', 'recusada', 'retirada'] as const;
export type EstadoDeCorrecao = (typeof ESTADOS_DE_CORRECAO)[number];
export const ROTULO_ESTADO_DE_CORRECAO: Readonly<Record<EstadoDeCorrecao, string>> = {
  pedida: 'Aguardando resposta',
  aceita: 'Aceita',
  recusada: 'Recusada',
  retirada: 'Retirada',
};

/** The columns of the audit trail; what was asked and why is not among them: it is the member's data. */
export const CORRECAO_FIELDS = {
  campo: { rotulo: 'Campo', tipo: 'texto', valores: ROTULO_DO_CAMPO },
  estado: { rotulo: 'Situação', tipo: 'texto', valores: ROTULO_ESTADO_DE_CORRECAO },
  motivo: { rotulo: 'Motivo da recusa', tipo: 'texto' },
  decididaEm: { rotulo: 'Decidida em', tipo: 'instante' },
  decididaPorNome: { rotulo: 'Decidida por', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** The fields of the member's form. */
export const PEDIDO_DE_CORRECAO_FIELDS = {
  campo: { rotulo: 'Campo', tipo: 'texto' },
  correto: { rotulo: 'Valor correto', tipo: 'texto' },
  justificativa: { rotulo: 'Justificativa', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** The oldest first. */
export const CORRECOES_ORDEM = listOrder(['criadoEm', 'nome'], 'criadoEm');
/** As many of their own as a member reads. */
export const MINHAS_CORRECOES = 50;
