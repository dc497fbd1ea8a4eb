import type { CSSProperties } from 'react';
import { ScrollFrame } from '#platform/ui/index.ts';
import { Cabeca, type GradeProps, UmBloco } from './BlocosDaGrade.tsx';
import classes from './grade.module.css';
import { blocosDe, faixaDe, lanesOf } from './grade.ts';

const HORA = 60;
const PIXELS_POR_HORA = 68;

/** What grade.module.css reads of where things stand; a phone lists them. */
interface Medidas extends CSSProperties {
  '--colunas'?: number;
  '--hora'?: string;
  '--altura'?: string;
  '--topo'?: string;
  '--alto'?: string;
  '--lane'?: number | undefined;
  '--lanes'?: number | undefined;
}
const medidas = (dela: Medidas): CSSProperties => dela;

/** Hours down, a column per agenda. */
export function DiaDaGrade({ grade, agenda }: GradeProps) {
  const blocos = blocosDe(grade);
  const faixas = blocos.map(faixaDe);
  const inicio = Math.floor(Math.min(...faixas.map(({ de }) => de)) / HORA) * HORA;
  const fim = Math.ceil(Math.max(...faixas.map(({ ate }) => ate)) / HORA) * HORA;
  const altura = (minutos: number) => (minutos / HORA) * PIXELS_POR_HORA;
  const horas = Array.from({ length: (fim - inicio) / HORA }, (_, n) => inicio / HORA + n);
  return (
    <ScrollFrame label="Agendas do dia" className={`card ${classes.quadro}`}>
      <div
        className={classes.dia}
        style={medidas({ '--colunas': grade.colunas.length, '--hora': `${altura(HORA)}px` })}
      >
        <div className={classes.horas} aria-hidden style={{ height: altura(fim - inicio) }}>
          {horas.map((hora) => (
            <span key={hora} style={{ top: altura(hora * HORA - inicio) }}>
              {String(hora).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        {grade.colunas.map((coluna) => {
          const dela = blocos.filter(({ agendaId }) => agendaId === coluna.agendaId);
          const lanes = lanesOf(dela);
          return (
            <section key={coluna.agendaId} className={classes.coluna} aria-label={coluna.nomeEscritorio}>
              <h2>
                <Cabeca coluna={coluna} blocos={dela} />
              </h2>
              <div className={classes.trilha} style={medidas({ '--altura': `${altura(fim - inicio)}px` })}>
                {dela.map((um) => {
                  const { de, ate } = faixaDe(um);
                  return (
                    <UmBloco
                      key={um.id}
                      um={um}
                      coluna={coluna}
                      agenda={agenda}
                      style={medidas({
                        ...{ '--topo': `${altura(de - inicio) + 2}px`, '--alto': `${altura(ate - de) - 4}px` },
                        ...{ '--lane': lanes.get(um)?.lane, '--lanes': lanes.get(um)?.lanes },
                      })}
                    />
                  );
                })}
              </div>
            </section>
          );
        })}
      </div>
    </ScrollFrame>
  );
}
