/** What asset register, flows and maintenances share: their pages, the words of a state, limits. No zod. Source: spec 3 §2.1, §2.13, §9; decisions-sindical-contratos-patrimonio (Assets). */

export const PATRIMONIO = {
  bens: '/patrimonio',
  /** An asset's own address: what its label leads to. */
  bem: (id: string) => `/patrimonio/bens/${id}`,
  fluxos: '/patrimonio/controle-de-fluxo',
  manutencoes: '/patrimonio/historico-manutencao',
  inventarios: '/patrimonio/inventarios',
  inventario: (id: string) => `/patrimonio/inventarios/${id}`,
  leitura: (id: string) => `/patrimonio/inventarios/${id}/leitura`,
} as const;

export const PAGINAS_DO_PATRIMONIO = {
  bens: 'Bens patrimoniais',
  fluxos: 'Controle de Fluxo',
  manutencoes: 'Histórico de manutenção',
  inventarios: 'Inventários',
} as const;

/** What a page begins, as its button and Ctrl K say it. */
export const INICIOS_DO_PATRIMONIO = {
  bem: 'Cadastrar bem',
  saida: 'Registrar saída',
  manutencao: 'Cadastrar Manutenção',
} as const;

/** How an asset left and came back; imported words stand as they are. */
export const ESTADOS_DO_BEM = ['Bom', 'Regular', 'Ruim'] as const;
export type EstadoDoBem = (typeof ESTADOS_DO_BEM)[number];

/** Letters or digits that a search for one asset begins with, and how many it offers. */
export const MIN_BUSCA_BEM = 3;
export const MAX_OPCOES_BEM = 100;
/** Assets of one exit. */
export const MAX_BENS_DA_SAIDA = 100;
export const MAX_ANEXOS_DO_BEM = 20;
/** Days that a maintenance may last before it waits for somebody. */
export const DIAS_DE_MANUTENCAO = 30;
/** Days before a warranty ends from which it is told. */
export const DIAS_DA_GARANTIA = 30;
