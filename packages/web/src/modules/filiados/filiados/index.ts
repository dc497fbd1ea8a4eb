/** Members: what other modules' screens use. */

export { Acessos } from './Acessos.tsx';
export { askParecidos } from './askParecidos.ts';
export { CamposDaDesfiliacao } from './CamposDaDesfiliacao.tsx';
export { CasaTag } from './CasaTag.tsx';
export { filtrosDeFiliados } from './filiados.list.ts';
export { useTodosOsCargos } from './filiados.listas.ts';
export { FILIADOS, filiadoPath } from './filiados.paths.ts';
export { filiadosSource } from './filiados.source.ts';
