/**
 * Law offices: register, change, enable, disable, delete.
 *
 * Errors: `escritorios.nome_repetido`, `.em_uso` (409: a user represents it). Source: spec 3 §2.8; decisions §6.
 */
import type { InputOf } from '@sede/domain/contract';
import { type Escritorio, escritoriosErrors } from '@sede/domain/modules/juridico/escritorios';
import type { escritoriosContract } from '@sede/domain/modules/juridico/escritorios/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { removeUnlessUsed, type Seen, setDesabilitado } from '#platform/db/record/index.ts';
import { escritoriosStore, refusingRepeatedName } from './escritorios.store.ts';

type Contract = typeof escritoriosContract;

export const createEscritorio = ({ tx }: WriteContext, dados: InputOf<Contract['create']>): Promise<Escritorio> =>
  refusingRepeatedName(escritoriosStore.insert(tx, dados));

export const updateEscritorio = (
  { tx }: WriteContext,
  { id, versao, ...dados }: InputOf<Contract['update']>,
): Promise<Escritorio> => refusingRepeatedName(escritoriosStore.update(tx, { id, versao }, dados));

export const removeEscritorio = ({ tx }: WriteContext, seen: Seen) =>
  removeUnlessUsed(escritoriosStore, tx, seen, { usuarios_escritorios: escritoriosErrors.em_uso });

export const habilitarEscritorio = ({ tx }: WriteContext, seen: Seen) =>
  setDesabilitado(escritoriosStore, tx, seen, false);

export const desabilitarEscritorio = ({ tx }: WriteContext, seen: Seen) =>
  setDesabilitado(escritoriosStore, tx, seen, true);
