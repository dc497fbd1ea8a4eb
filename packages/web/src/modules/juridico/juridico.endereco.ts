/**
 * The address of a list of the legal area as the text has it: `fromDate` and `toDate` are instants in milliseconds, each read as its day
 * in São Paulo, both inside, and written as its midnight; marks (`vencidos`, `hoje`) are only 'true', `situacao` is its label.
 *
 * What cannot be read is dropped with a notice. Source: spec 3 §2.1; decisions-legal (Appointment list).
 */
import { isCalendarDate, monthRange } from '@sede/domain/kernel';
import { diaDoEndereco, instanteDoEndereco } from '@sede/domain/modules/juridico/painel-juridico';
import { useEffect } from 'react';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { notify } from '#platform/ui/index.ts';

const DE = 'fromDate';
const ATE = 'toDate';

/** How the period of the list stands in the address. */
export const enderecoDoPeriodo = {
  names: [DE, ATE],
  read(search: Readonly<Record<string, unknown>>): string | undefined {
    const [de, ate] = [diaDoEndereco(search[DE]), diaDoEndereco(search[ATE])];
    return de === null && ate === null ? undefined : `${de ?? ''}..${ate ?? ''}`;
  },
  write(text: string): Record<string, string> {
    const [de = '', ate = ''] = text.includes('..') ? text.split('..') : Object.values(monthRange(text));
    return {
      ...(isCalendarDate(de) && { [DE]: instanteDoEndereco(de) }),
      ...(isCalendarDate(ate) && { [ATE]: instanteDoEndereco(ate) }),
    };
  },
} as const;

export interface PartesDoEndereco {
  situacoes: readonly string[];
  /** Only 'true' is said of these. */
  marcas?: readonly string[];
}

/** Parts of the address that say nothing, each to be taken out; null where all of it can be read. */
function naoLidos(
  search: Readonly<Record<string, string>>,
  { situacoes, marcas = [] }: PartesDoEndereco,
): Record<string, null> | null {
  const known = ['tudo', ...situacoes];
  const wrong = [DE, ATE].filter((name) => name in search && diaDoEndereco(search[name]) === null);
  wrong.push(...marcas.filter((name) => name in search && search[name] !== 'true'));
  if (search.situacao?.split(',').some((one) => !known.includes(one))) wrong.push('situacao');
  const [de, ate] = [diaDoEndereco(search[DE]), diaDoEndereco(search[ATE])];
  if (de !== null && ate !== null && de > ate) wrong.push(DE, ATE);
  return wrong.length === 0 ? null : Object.fromEntries(wrong.map((name) => [name, null]));
}

/** Says once that a part of the address was dropped, and drops it. */
export function useEnderecoLegivel(partes: PartesDoEndereco): void {
  const search = useSearch();
  const dropped = naoLidos(search, partes);
  const key = dropped && Object.keys(dropped).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is dropped, which is another object each time
  useEffect(() => {
    if (!dropped) return;
    notify({ message: 'Parte do endereço não pôde ser lida e foi ignorada.' });
    setSearch((now) => ({ ...now, ...dropped }), { replace: true });
  }, [key]);
}
