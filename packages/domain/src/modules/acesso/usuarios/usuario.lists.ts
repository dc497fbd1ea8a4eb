/**
 * A user's words: field labels, status, what an entry of the user's log says. Once for form, columns, export, history.
 *
 * 'Convite pendente' is an enabled user who has not chosen a password yet. No zod. Source: spec 1 §2.22, §3.2, §6.1.
 */
import { ROLES } from '@sede/domain/access';
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

export const SITUACOES_USUARIO = [
  { valor: 'habilitado', rotulo: 'Habilitado' },
  { valor: 'convite_pendente', rotulo: 'Convite pendente' },
  { valor: 'desabilitado', rotulo: 'Desabilitado' },
] as const;
export const VALORES_SITUACAO_USUARIO = ['habilitado', 'convite_pendente', 'desabilitado'] as const;
export type SituacaoUsuario = (typeof VALORES_SITUACAO_USUARIO)[number];

const rotulos = (options: readonly { valor: string; rotulo: string }[]): Record<string, string> =>
  Object.fromEntries(options.map(({ valor, rotulo }) => [valor, rotulo]));

const PAPEIS = rotulos(ROLES);

export const USUARIO_FIELDS = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  email: { rotulo: 'E-mail', tipo: 'texto' },
  papeis: { rotulo: 'Perfis', tipo: 'lista', valores: PAPEIS },
  escritorios: { rotulo: 'Escritórios', tipo: 'lista' },
  nomesEscritorios: { rotulo: 'Escritórios', tipo: 'lista' },
  situacao: { rotulo: 'Situação', tipo: 'texto', valores: rotulos(SITUACOES_USUARIO) },
  desabilitado: { rotulo: 'Desabilitado', tipo: 'simNao' },
  desabilitadoMotivo: { rotulo: 'Motivo', tipo: 'texto' },
  doisFatoresAtivo: { rotulo: 'Verificação em duas etapas', tipo: 'simNao' },
  ultimoAcessoEm: { rotulo: 'Último acesso', tipo: 'instante' },
  conviteCopiadoEm: { rotulo: 'Link do convite mostrado em', tipo: 'instante' },
  conviteVenceEm: { rotulo: 'Convite vale até', tipo: 'instante' },
} as const satisfies FieldSpecs;

/** One role or office that came or went, as the history tells it. */
export const PAPEL_FIELDS = {
  papel: { rotulo: 'Perfil', tipo: 'texto', valores: PAPEIS },
} as const satisfies FieldSpecs;
export const VINCULO_ESCRITORIO_FIELDS = {
  escritorioId: { rotulo: 'Escritório', tipo: 'referencia' },
} as const satisfies FieldSpecs;

/** What the history and the trail call it. */
export const ACOES_DO_PAPEL = { criar: 'Perfil dado', excluir: 'Perfil tirado' } as const;
export const ACOES_DO_VINCULO_ESCRITORIO = { criar: 'Escritório ligado', excluir: 'Escritório desligado' } as const;

/** Types of the user's log, as they are stored (the texts' own names) and as staff read them. */
export const TIPOS_LOG: Readonly<Record<string, string>> = {
  Login: 'Entrou no sistema',
  report_download: 'Baixou a planilha',
  anexo_download: 'Baixou o anexo',
  recibo_download: 'Gerou o recibo',
  busca_cpf: 'Procurou um CPF',
  'Pesquisa por CPF': 'Pesquisou um CPF',
  convite: 'Recebeu o convite para escolher a senha',
  convite_copiado: 'O link do seu convite foi mostrado ao gestor do sistema, para ser entregue em mãos',
  sessoes_encerradas: 'Teve as sessões encerradas pelo gestor do sistema',
  email_devolvido: 'Desfez a troca do e-mail de acesso (Não fui eu)',
};

/** 'Baixou a planilha despesas.xlsx'; a type that nobody listed is shown as it is stored. */
export const logText = ({ tipo, arquivo }: { tipo: string; arquivo: string | null }): string =>
  [TIPOS_LOG[tipo] ?? tipo, arquivo].filter(Boolean).join(' ');

export const USUARIOS_ORDEM = listOrder(['nome', 'email', 'situacao', 'ultimoAcessoEm', 'atualizadoEm'], 'nome');
