import { CLASSE_ROTULOS, CLASSES_DO_BEM, type ResumoDosBens } from '@sede/domain/modules/patrimonio/bens';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { setSearch } from '#platform/routing/index.ts';
import { Segments } from '#platform/ui/index.ts';
import type { Metade } from './bens.list.ts';

const ICONES = { pessoa: <IconUser size={16} aria-hidden />, predial: <IconBuilding size={16} aria-hidden /> };

/** 'Pessoas | Predial', with how many there are of each; a link of the worklist shows both halves, and neither is pressed. */
export function Metades({ classe, resumo }: { classe: Metade; resumo: ResumoDosBens | undefined }) {
  return (
    <Segments
      label="Bens de"
      options={CLASSES_DO_BEM.map((um) => ({
        value: um,
        label: CLASSE_ROTULOS[um],
        icon: ICONES[um],
        count: resumo?.[um],
      }))}
      value={classe}
      onChange={(um) => setSearch((now) => ({ ...now, pagina: null, situacao: null, classe: um }))}
    />
  );
}
