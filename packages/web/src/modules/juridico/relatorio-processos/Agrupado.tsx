import {
  type GrupoDeProcessos,
  relatorioProcessosMessages as messages,
  RELATORIO_PROCESSOS_FIELDS,
  ROTULO_GRUPO_DE_PROCESSOS as ROTULOS,
} from '@sede/domain/modules/juridico/relatorio-processos';
import { type ReactNode, useState } from 'react';
import { ChartPlace, PieFigure } from '#platform/ui/charts.ts';
import { SelectField } from '#platform/ui/form.ts';
import { Money, Pills, Reading } from '#platform/ui/index.ts';
import classes from './relatorio-processos.module.css';

const GRUPOS = Object.entries(ROTULOS).map(([value, label]) => ({ value, label }));
/** More slices than these are one. */
const FATIAS = 12;

interface Item {
  valor: string | null;
  rotulo: string | null;
  quantidade: number;
  valorCausa: number;
}
export interface AgrupadoProps {
  grupo: GrupoDeProcessos;
  onGrupo: (grupo: GrupoDeProcessos) => void;
  query: {
    data: { total: number; valorCausa: number; itens: readonly Item[] } | undefined;
    error: unknown;
    refetch: () => unknown;
  };
  /** Narrows the report to one group. */
  onPick: (valor: string | null) => void;
  /** Beside the choice of the group: the file. */
  children: ReactNode;
}

type Medida = 'quantidade' | 'valorCausa';
const MEDIDAS: readonly { value: Medida; label: string }[] = [
  { value: 'quantidade', label: messages.quantos },
  { value: 'valorCausa', label: RELATORIO_PROCESSOS_FIELDS.valorCausa.rotulo },
];

const rotuloDe = ({ rotulo, valor }: Item) => rotulo ?? valor ?? 'Não informado';

function fatiasDe(itens: readonly Item[], medida: Medida) {
  const maiores = itens.filter((um) => um[medida] > 0).toSorted((a, b) => b[medida] - a[medida]);
  const resto = maiores.slice(FATIAS);
  return [
    ...maiores.slice(0, FATIAS).map((um) => ({ id: um.valor ?? '', label: rotuloDe(um), value: um[medida] })),
    ...(resto.length > 0
      ? [{ id: '', label: 'Outros', value: resto.reduce((soma, um) => soma + um[medida], 0), rest: true }]
      : []),
  ];
}

/** Counts and sums by a group, as table and chart; a line or a slice narrows the report to it. Source: decisions-legal (Report). */
export function Agrupado({ grupo, onGrupo, query, onPick, children }: AgrupadoProps) {
  const [medida, setMedida] = useState<Medida>('quantidade');
  const rotulo = ROTULOS[grupo];
  return (
    <section className={`card ${classes.agrupado}`} aria-label={messages.agrupado}>
      <div className={classes.ferramentas}>
        <SelectField
          label={messages.agrupar}
          required
          value={grupo}
          options={GRUPOS}
          // The options are the groups.
          onChange={(next) => next && onGrupo(next as GrupoDeProcessos)}
        />
        <Pills label={messages.medida} options={MEDIDAS} value={medida} onChange={setMedida} />
        <span className={`${classes.arquivo} no-print`}>{children}</span>
      </div>
      <Reading query={query} wait={<ChartPlace shape="pie" />}>
        {({ itens, total, valorCausa }) => (
          <div className={classes.lado}>
            <div className={classes.rola}>
              <table className={classes.grupos}>
                <caption className="visually-hidden">{messages.porGrupo(rotulo)}</caption>
                <thead>
                  <tr>
                    <th scope="col">{rotulo}</th>
                    <th scope="col">Processos</th>
                    <th scope="col">Valor da causa</th>
                  </tr>
                </thead>
                <tbody>
                  {itens.map((um) => (
                    <tr key={um.valor ?? ''}>
                      <th scope="row">
                        {um.valor === null ? (
                          rotuloDe(um)
                        ) : (
                          <button type="button" onClick={() => onPick(um.valor)}>
                            {rotuloDe(um)}
                          </button>
                        )}
                      </th>
                      <td>{um.quantidade.toLocaleString('pt-BR')}</td>
                      <td>
                        <Money value={um.valorCausa} bare />
                      </td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">Total</th>
                    <td>{total.toLocaleString('pt-BR')}</td>
                    <td>
                      <Money value={valorCausa} bare />
                    </td>
                  </tr>
                </tfoot>
              </table>
            </div>
            {total === 0 ? (
              <p className={classes.nada}>{messages.semDados}</p>
            ) : (
              <PieFigure
                title={messages.grafico(rotulo)}
                note={medida === 'quantidade' ? 'quantos processos' : 'valor da causa'}
                file={`processos-por-${grupo}`}
                slices={fatiasDe(itens, medida)}
                total={medida === 'quantidade' ? total : valorCausa}
                unit={medida === 'quantidade' ? 'quantidade' : 'reais'}
                labelHeader={rotulo}
                picked={null}
                onPick={(id) => onPick(id || null)}
              />
            )}
          </div>
        )}
      </Reading>
    </section>
  );
}
