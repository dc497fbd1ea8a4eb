import { Button } from '@mantine/core';
import { formatDataBr } from '@sede/domain/kernel';
import { prazosMessages as messages } from '@sede/domain/modules/juridico/prazos';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { Reading, useKit } from '#platform/ui/index.ts';
import { SideBox } from '#platform/ui/reading.ts';
import type { ProcessoDoPrazo } from './PrazoForm.tsx';
import classes from './Prazos.module.css';
import { contagemDe, PrazoTag } from './prazo.status.tsx';
import { prazoHref } from './prazos.paths.ts';
import { usePrazoActs } from './usePrazoActs.ts';

const Create = lazy(() => import('./PrazoForm.tsx').then((m) => ({ default: m.CreatePrazo })));

/** More than a case ever has at once. */
const TODOS = { pagina: 1, porPagina: 100 };

export interface PrazosDoProcessoProps {
  processo: ProcessoDoPrazo;
  /** Whether a deadline may be added: the case is there and the person registers in it. */
  registra: boolean;
}

/** The deadlines of a case, on its page: those that run first. Source: decisions-legal (Prazos). */
export function PrazosDoProcesso({ processo, registra }: PrazosDoProcessoProps) {
  const { today } = useKit();
  const [novo, setNovo] = useState(false);
  const does = usePrazoActs();
  const query = useQuery(
    orpc.prazos.list.queryOptions({
      input: { ...TODOS, processo: [processo.id], ordem: 'estado,vencimento' },
      meta: { modulos: ['processos'] },
    }),
  );
  return (
    <SideBox
      title={messages.titulo}
      aside={
        registra && (
          <Button variant="subtle" size="compact-sm" onClick={() => setNovo(true)}>
            {messages.novo}
          </Button>
        )
      }
    >
      <Reading query={query}>
        {({ itens }) =>
          itens.length === 0 ? (
            <p className="muted">{messages.nenhumNoProcesso}</p>
          ) : (
            <ul className={classes.doProcesso}>
              {itens.map((prazo) => (
                <li key={prazo.id}>
                  <div>
                    <Link to={prazoHref(prazo.id)}>{prazo.titulo}</Link> <PrazoTag prazo={prazo} hoje={today} />
                    <p className="muted">
                      {formatDataBr(prazo.vencimento)} · {contagemDe(prazo)}
                      {prazo.responsavel && ` · ${prazo.responsavel}`}
                    </p>
                  </div>
                  {prazo.pode.cumprir === undefined && (
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={`${messages.cumprir}: ${prazo.titulo}`}
                      onClick={() => void does.cumprir(prazo)}
                    >
                      {messages.cumprir}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
      <Suspense fallback={null}>{novo && <Create processo={processo} onClose={() => setNovo(false)} />}</Suspense>
    </SideBox>
  );
}
