/**
 * Kinds of notice: what each is called where a person turns it off, what it says, and where it leads. No zod.
 *
 * A notice stores its parts, never its sentence: `dados` by kind, and the ids of the records that it is about, so that
 * notices joined while unread say the number of records ('Ana solicitou a aprovação de 12 despesas'). Source: decisions
 * §6 (E-mail notices: people who are signed in get live notices first), §7 (Approval).
 */
import { formatPeriodo } from '@sede/domain/kernel';

export interface DadosAviso {
  aprovacao_solicitada: { por: string };
  segunda_aprovacao: { por: string };
  despesa_aprovada: { por: string };
  despesa_negada: { por: string; motivo: string };
  perfil_concedido: { por: string | null; perfis: string[] };
  perfil_retirado: { por: string | null; perfis: string[] };
  email_falhou: { assunto: string };
  trabalho_falhou: { trabalho: string; erro: string };
  copia_falhou: { erro: string };
  prestacao_pronta: { inicio: string | null; fim: string | null };
}
export type TipoAviso = keyof DadosAviso;

/** What a notice is made of: kind, its parts, and the records that it is about. */
export interface PartesAviso<T extends TipoAviso = TipoAviso> {
  tipo: T;
  dados: DadosAviso[T];
  registros: readonly string[];
}

interface Definicao<T extends TipoAviso> {
  /** On the account page, after 'Avisar-me quando'. */
  rotulo: string;
  texto: (dados: DadosAviso[T], registros: number) => string;
  /** A second line, smaller. */
  detalhe?: (dados: DadosAviso[T]) => string;
  caminho: (registros: readonly string[], dados: DadosAviso[T]) => string;
}

const quantas = (n: number, uma: string, muitas: string) => (n === 1 ? uma : `${n.toLocaleString('pt-BR')} ${muitas}`);
const despesas = (n: number) => quantas(n, 'uma despesa', 'despesas');
const perfis = ({ perfis: lista }: { perfis: string[] }) =>
  lista.length === 1 ? `o perfil ${lista[0]}` : `os perfis ${lista.join(', ')}`;

const DESPESAS = '/financial/expenses';
/** One expense opens; several are a filter of the list, over every period. */
const nasDespesas = (situacao: string) => (registros: readonly string[]) =>
  registros.length === 1
    ? `${DESPESAS}?periodo=tudo&registro=${registros[0]}`
    : `${DESPESAS}?periodo=tudo&situacao=${situacao}`;
const aprovar = () => '/financial/despesas/aprovar?somenteMinhas=sim';

export const AVISOS: { readonly [T in TipoAviso]: Definicao<T> } = {
  aprovacao_solicitada: {
    rotulo: 'alguém solicitar a aprovação de despesas',
    texto: ({ por }, n) => `${por} solicitou a aprovação de ${despesas(n)}`,
    caminho: aprovar,
  },
  segunda_aprovacao: {
    rotulo: 'faltar a segunda aprovação de uma despesa',
    texto: ({ por }, n) => `${por} aprovou ${despesas(n)}: falta a segunda aprovação`,
    caminho: aprovar,
  },
  despesa_aprovada: {
    rotulo: 'despesas que solicitei forem aprovadas',
    texto: ({ por }, n) =>
      n === 1
        ? `A despesa que você solicitou foi aprovada por ${por}`
        : `${despesas(n)} que você solicitou foram aprovadas por ${por}`,
    caminho: nasDespesas('aprovada'),
  },
  despesa_negada: {
    rotulo: 'despesas que solicitei forem negadas',
    texto: ({ por }, n) => `${por} negou ${despesas(n)} que você solicitou`,
    detalhe: ({ motivo }) => `Motivo: ${motivo}`,
    caminho: nasDespesas('negada'),
  },
  perfil_concedido: {
    rotulo: 'eu receber um perfil de acesso',
    texto: (dados) => `${dados.por ?? 'A administração do servidor'} concedeu a você ${perfis(dados)}`,
    caminho: () => '/profile',
  },
  perfil_retirado: {
    rotulo: 'um perfil de acesso me for retirado',
    texto: (dados) => `${dados.por ?? 'A administração do servidor'} retirou de você ${perfis(dados)}`,
    caminho: () => '/profile',
  },
  email_falhou: {
    rotulo: 'um e-mail do sistema não puder ser entregue',
    texto: ({ assunto }, n) =>
      n === 1 ? `E-mail não entregue: ${assunto}` : `${n} e-mails não entregues; o último: ${assunto}`,
    caminho: () => '/configuracoes/emails?estado=falhou',
  },
  trabalho_falhou: {
    rotulo: 'um trabalho em segundo plano falhar',
    texto: ({ trabalho }, n) => `O trabalho “${trabalho}” falhou${n === 1 ? '' : ` ${n} vezes`}`,
    detalhe: ({ erro }) => erro,
    caminho: () => '/configuracoes/saude',
  },
  copia_falhou: {
    rotulo: 'a cópia de segurança falhar',
    texto: (_, n) => (n === 1 ? 'A cópia de segurança falhou' : `As últimas ${n} cópias de segurança falharam`),
    detalhe: ({ erro }) => erro,
    caminho: () => '/configuracoes/saude',
  },
  prestacao_pronta: {
    rotulo: 'a prestação de contas que pedi em PDF estiver pronta',
    texto: (periodo) => `A prestação de contas em PDF está pronta: ${formatPeriodo(periodo)}`,
    caminho: (_, { inicio, fim }) =>
      `/financial/prestacao-de-contas?periodo=${inicio || fim ? `${inicio ?? ''}..${fim ?? ''}` : 'tudo'}`,
  },
};

export const TIPOS_AVISO = Object.keys(AVISOS) as [TipoAviso, ...TipoAviso[]];

export function readAviso<T extends TipoAviso>({
  tipo,
  dados,
  registros,
}: PartesAviso<T>): {
  texto: string;
  detalhe: string | null;
  caminho: string;
} {
  const { texto, detalhe, caminho } = AVISOS[tipo];
  return {
    texto: texto(dados, registros.length),
    detalhe: detalhe?.(dados) ?? null,
    caminho: caminho(registros, dados),
  };
}
