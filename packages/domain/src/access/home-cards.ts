/**
 * Cards of the home page, those of areas to come as well: what each opens and the permission it needs. The screens show
 * the ones whose route exists. Source: spec 1 §2.7, §6.2; spec 3 §2.1; decisions §5, §6 (Home cards).
 */

import { can } from './can.ts';
import type { HomeGroup } from './home-groups.ts';
import type { Permission } from './permissions.ts';

export interface HomeCard {
  id: string;
  rotulo: string;
  grupo: HomeGroup;
  permissao: Permission;
  caminho: string;
  /** Whoever lacks the permission, but has this one, is led here instead. */
  senao?: { permissao: Permission; caminho: string };
}

/** In the order in which they stand in their group. */
export const HOME_CARDS: readonly HomeCard[] = [
  {
    id: 'financeiro',
    rotulo: 'Financeiro',
    grupo: 'administrativo',
    permissao: 'financeiro.ver',
    caminho: '/financial',
  },
  {
    id: 'aprovacoes',
    rotulo: 'Aprovações',
    grupo: 'administrativo',
    // Who only reads the approval page reaches it from the finance section.
    permissao: 'despesas.aprovar',
    caminho: '/financial/despesas/aprovar',
  },
  { id: 'eventos', rotulo: 'Eventos', grupo: 'administrativo', permissao: 'eventos.ver', caminho: '/eventos' },
  {
    id: 'funcionarios',
    rotulo: 'Funcionários',
    grupo: 'administrativo',
    permissao: 'funcionarios.ver',
    caminho: '/funcionarios',
  },
  {
    id: 'contratos',
    rotulo: 'Contratos',
    grupo: 'administrativo',
    permissao: 'contratos.ver',
    caminho: '/gestao-de-contratos',
  },
  {
    id: 'patrimonio',
    rotulo: 'Patrimônio',
    grupo: 'administrativo',
    permissao: 'patrimonio.ver',
    caminho: '/patrimonio',
  },
  { id: 'power-bi', rotulo: 'Power BI', grupo: 'administrativo', permissao: 'bi.ver', caminho: '/PowerBi' },
  { id: 'perfis', rotulo: 'Perfis', grupo: 'administrativo', permissao: 'usuarios.ver', caminho: '/roles' },

  {
    id: 'filiados',
    rotulo: 'Filiados',
    grupo: 'filiados',
    permissao: 'filiados.ver',
    caminho: '/filiados',
    senao: { permissao: 'filiados.relatorio', caminho: '/filiados/relatorio' },
  },
  { id: 'filiado', rotulo: 'Meu perfil', grupo: 'filiados', permissao: 'filiados.ver-proprio', caminho: '/filiado' },
  {
    id: 'comunicacao',
    rotulo: 'Comunicação',
    grupo: 'filiados',
    permissao: 'comunicacao.ver',
    caminho: '/comunicacao',
  },
  { id: 'interacoes', rotulo: 'Interações', grupo: 'filiados', permissao: 'interacoes.ver', caminho: '/interacoes' },
  {
    id: 'consignacao',
    rotulo: 'Consignação',
    grupo: 'filiados',
    permissao: 'consignacao.ver-nao-consignados',
    caminho: '/Consignacao',
  },
  {
    id: 'pesquisa',
    rotulo: 'Pesquisa de satisfação',
    grupo: 'filiados',
    permissao: 'pesquisas.ver',
    caminho: '/Satisfacao',
  },
  {
    id: 'verificador',
    rotulo: 'Verificador',
    grupo: 'filiados',
    permissao: 'verificador.consultar',
    caminho: '/Verificador',
  },

  { id: 'juridico', rotulo: 'Jurídico', grupo: 'juridico', permissao: 'escritorios.ver', caminho: '/juridico' },
  {
    id: 'processos',
    rotulo: 'Processos',
    grupo: 'juridico',
    permissao: 'escritorios.ver-proprios',
    caminho: '/escritorio',
  },

  {
    id: 'politico-sindical',
    rotulo: 'Político sindical',
    grupo: 'sindical',
    permissao: 'temas.editar',
    caminho: '/sindical',
  },
  {
    id: 'autoridades',
    rotulo: 'Autoridades',
    grupo: 'sindical',
    permissao: 'autoridades.ver',
    caminho: '/Autoridades',
  },
  { id: 'sindex', rotulo: 'Sindex', grupo: 'sindical', permissao: 'sindex.usar', caminho: '/Sindex' },
];

export const cardsOf = (roles: readonly string[]): HomeCard[] =>
  HOME_CARDS.flatMap(({ senao, ...card }) => {
    if (can(roles, card.permissao)) return [card];
    return senao && can(roles, senao.permissao) ? [{ ...card, ...senao }] : [];
  });
