import { temasMessages as messages, type TemaCompleto } from '@sede/domain/modules/sindical/temas';
import { IconScale } from '@tabler/icons-react';
import { Link } from '#platform/routing/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import { processoPath } from '../temas.paths.ts';
import { Secao } from './Secao.tsx';
import classes from './tema.module.css';

/** Section 3: cases, the union's own and others'; a link opens only for whoever may see that case. Source: spec 3 §2.10. */
export function Processos({ tema, onEditar }: { tema: TemaCompleto; onEditar: (() => void) | null }) {
  const processos = tema.existeProcessos ? tema.processos : [];
  return (
    <Secao numero={3} nota={processos.length || undefined} onEditar={onEditar}>
      {processos.length === 0 ? (
        <Nothing>{messages.semRegistros}</Nothing>
      ) : (
        <ul className={classes.pessoas}>
          {processos.map(({ id, identificacaoProcesso, processoUid, tribunalOrgao, processoSindicato, abre }) => (
            <li key={id}>
              <IconScale size={18} aria-hidden className={classes.balanca} />
              <span className={classes.quem}>
                {abre && processoUid ? (
                  <Link to={processoPath(processoUid)} className={classes.nome}>
                    {identificacaoProcesso}
                  </Link>
                ) : (
                  <span>{identificacaoProcesso}</span>
                )}
                <span className={classes.porque}>
                  {[tribunalOrgao, processoSindicato ? 'processo do sindicato' : 'de terceiros']
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Secao>
  );
}
