import { type Casa, ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { StatusTag } from '#platform/ui/index.ts';
import classes from './casa.module.css';

/** The house of a member in its colour, everywhere the same: Câmara green, Senado blue, TCU amber. Source: design/README. */
export function CasaTag({ casa }: { casa: Casa }) {
  return (
    <span className={classes.casa} data-casa={casa}>
      <StatusTag tone="neutral" label={ROTULO_CASA[casa] ?? casa} />
    </span>
  );
}
