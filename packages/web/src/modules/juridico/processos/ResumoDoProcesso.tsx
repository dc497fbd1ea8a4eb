import { type Andamento, processoMessages as messages } from '@sede/domain/modules/juridico/processos';
import { Link } from '#platform/routing/index.ts';
import { DateText, InstantText, Reading, StatusTag } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import classes from './processos.module.css';
import { processoPath } from './processos.paths.ts';
import { useAndamentos } from './useAndamentos.ts';

/** The newest of each kind; the page of the case has all. */
const POUCOS = 5;

interface ParteProps {
  id: string;
  tipo: 'evento' | 'manifestacao';
  titulo: string;
  nenhum: string;
}

function Parte({ id, tipo, titulo, nenhum }: ParteProps) {
  const query = useAndamentos(id, tipo);
  return (
    <section className={classes.parte} aria-label={titulo}>
      <h2>{titulo}</h2>
      <Reading query={query}>
        {({ pages }) => {
          const itens = pages.flatMap((page) => page.itens);
          if (itens.length === 0) return <Nothing>{nenhum}</Nothing>;
          return (
            <>
              <ul className={classes.resumo}>
                {itens.slice(0, POUCOS).map((um) => (
                  <Linha key={um.id} um={um} />
                ))}
              </ul>
              {itens.length > POUCOS && <Link to={processoPath(id)}>Ver tudo na página do processo</Link>}
            </>
          );
        }}
      </Reading>
    </section>
  );
}

function Linha({ um }: { um: Andamento }) {
  return (
    <li>
      <span className={classes.quando}>
        {um.data ? <DateText value={um.data} /> : <InstantText value={um.em} />}
        {um.titulo && <b>{um.titulo}</b>}
        {um.comunicado !== null && <ComunicadoTag comunicado={um.comunicado} />}
        {um.tipo === 'manifestacao' && um.autor && <span className={classes.autor}>{um.autor}</span>}
      </span>
      <p>{um.texto}</p>
    </li>
  );
}

export const ComunicadoTag = ({ comunicado }: { comunicado: boolean }) => (
  <StatusTag tone={comunicado ? 'ok' : 'neutral'} label={comunicado ? messages.comunicado : messages.naoComunicado} />
);

/** Below a row of the list: the case's events and statements, the newest first. Source: spec 3 §2.5; decisions-legal (Cases). */
export function ResumoDoProcesso({ id }: { id: string }) {
  return (
    <div className={classes.partes}>
      <Parte id={id} tipo="evento" titulo={messages.eventos} nenhum={messages.nenhumEvento} />
      <Parte id={id} tipo="manifestacao" titulo={messages.manifestacoes} nenhum={messages.nenhumaManifestacao} />
    </div>
  );
}
