/** Where each section of the settings stands, and the left list in its order. Source: issue 3 (one page, a list of sections). */
import type { Permission } from '@sede/domain/access';
import {
  type ChaveConfiguracao,
  CONFIGURACOES,
  GRUPOS_CONFIGURACAO,
  type GrupoConfiguracao,
} from '@sede/domain/modules/sistema/configuracoes';

const ROOT = '/configuracoes';
const [PRIMEIRO] = GRUPOS_CONFIGURACAO;

const caminhoDoGrupo = (grupo: GrupoConfiguracao): string => (grupo === PRIMEIRO.valor ? ROOT : `${ROOT}/${grupo}`);

/** The group of an address' section; null when there is none of that name. */
export const grupoDe = (secao: string | undefined): GrupoConfiguracao | null =>
  secao === undefined ? PRIMEIRO.valor : (GRUPOS_CONFIGURACAO.find(({ valor }) => valor === secao)?.valor ?? null);

/** The address of one setting: its section, its field; null when there is none of that name. */
export const caminhoDe = (chave: string): string | null =>
  Object.hasOwn(CONFIGURACOES, chave)
    ? `${caminhoDoGrupo(CONFIGURACOES[chave as ChaveConfiguracao].grupo)}#${chave}`
    : null;

export interface Secao {
  caminho: string;
  rotulo: string;
  permissao: Permission;
}

export const SECOES: readonly { titulo: string; itens: readonly Secao[] }[] = [
  {
    titulo: 'Configurações',
    itens: GRUPOS_CONFIGURACAO.map(({ valor, rotulo }) => ({
      caminho: caminhoDoGrupo(valor),
      rotulo,
      permissao: 'configuracoes.ver' as const,
    })),
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
