/** The legal home: what server and screens use without zod. */
export {
  diaDoEndereco,
  enderecoDosAtendimentos,
  enderecoDosProcessos,
  instanteDoEndereco,
} from '../juridico.rules.ts';
export {
  diasDeEspera,
  formatDias,
  formatTaxa,
  type Numeros,
  ocupacaoDe,
  somaDosNumeros,
  taxaDeFalta,
  umAnoAntes,
} from './numeros.rules.ts';
export type { LinhaDosNumeros } from './painel-juridico.contract.ts';
export { COLUNAS_DOS_NUMEROS, painelJuridicoMessages } from './painel-juridico.messages.ts';
export { PAINEL_JURIDICO } from './painel-juridico.name.ts';
export {
  type Fatia,
  fatiasDeAtendimentos,
  fatiasDeProcessos,
  type Linha,
  linhasDeAtendimentos,
  linhasDeProcessos,
  notaDosConcluidos,
} from './painel-juridico.rules.ts';
