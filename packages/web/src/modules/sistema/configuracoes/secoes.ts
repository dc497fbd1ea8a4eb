/** Where each page of the settings stands, and the left list in its order. Source: issue 3 (one page, a list of sections). */
import type { Permission } from '@sede/domain/access';
import type { Configuracoes, Secao } from '@sede/domain/modules/sistema/configuracoes';
import { TITULO, USUARIOS } from '#modules/acesso/usuarios/index.ts';
import { orpc } from '#platform/api/index.ts';

const ROOT = '/configuracoes';

/** Which pages and settings there are, their modules say: the server gathers them. */
export const configuracoesQuery = orpc.configuracoes.list.queryOptions({ input: {} });

const caminhoDaSecao = (secoes: readonly Secao[], valor: string): string =>
  valor === secoes[0]?.valor ? ROOT : `${ROOT}/${valor}`;

/** The page of an address; null when there is none of that name. */
export const secaoDe = (secoes: readonly Secao[], valor: string | undefined): Secao | null =>
  (valor === undefined ? secoes[0] : secoes.find((secao) => secao.valor === valor)) ?? null;

/** The address of one setting: its page, its field; null when there is none of that name. */
export function caminhoDe({ secoes, itens }: Configuracoes, chave: string): string | null {
  const item = itens.find((one) => one.chave === chave);
  return item ? `${caminhoDaSecao(secoes, item.secao)}#${chave}` : null;
}

export interface Entrada {
  caminho: string;
  rotulo: string;
  permissao: Permission;
}

/** The left list; without pages of settings while those are not read. */
export const entradasDe = (secoes: readonly Secao[]): readonly { titulo: string; itens: readonly Entrada[] }[] => [
  {
    titulo: 'Configurações',
    itens: secoes.map(({ valor, rotulo }) => ({
      caminho: caminhoDaSecao(secoes, valor),
      rotulo,
      permissao: 'configuracoes.ver',
    })),
  },
  {
    titulo: 'Acesso',
    itens: [{ caminho: USUARIOS, rotulo: TITULO, permissao: 'usuarios.ver' }],
  },
  {
    titulo: 'Acompanhamento',
    itens: [
      { caminho: `${ROOT}/saude`, rotulo: 'Saúde do sistema', permissao: 'configuracoes.ver' },
      { caminho: `${ROOT}/emails`, rotulo: 'E-mails', permissao: 'emails.ver' },
      { caminho: `${ROOT}/auditoria`, rotulo: 'Auditoria', permissao: 'auditoria.ver' },
      { caminho: `${ROOT}/acessos`, rotulo: 'Registro de acessos', permissao: 'auditoria.ver' },
    ],
  },
];
