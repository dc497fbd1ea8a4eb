/** Maintenances, for the register of assets: their drawers (lazy), their address, their tones. */
import { PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import { lazy } from 'react';
import { recordHref } from '#platform/routing/index.ts';

export { TOM_DA_MANUTENCAO } from './manutencao.status.ts';

export const CadastrarManutencao = lazy(() =>
  import('./ManutencaoForm.tsx').then((m) => ({ default: m.CadastrarManutencao })),
);
export const EncerrarManutencao = lazy(() =>
  import('./EncerrarForm.tsx').then((m) => ({ default: m.EncerrarManutencao })),
);

export const manutencaoHref = (id: string): string => recordHref(PATRIMONIO.manutencoes, id);
