import {
  type Andamento as Acontecido,
  processoMessages as messages,
  type ProcessoCompleto,
  type TipoDoAndamento,
} from '@sede/domain/modules/juridico/processos';
import { useId, useState } from 'react';
import { EmptyState, Pills, Reading } from '#platform/ui/index.ts';
import { Earlier } from '#platform/ui/reading.ts';
import classes from './Andamento.module.css';
import { EntradaDoAndamento } from './EntradaDoAndamento.tsx';
import { useAndamentos } from './useAndamentos.ts';

type Mostrado = Exclude<TipoDoAndamento, 'situacao'>;
const FILTROS: readonly { value: Mostrado; label: string }[] = [
  { value: 'evento', label: 'Eventos' },
  { value: 'manifestacao', label: 'Manifestações' },
  { value: 'comentario', label: 'Comentários' },
];

/** A statement itself tells that the case went on: the change of situation beside it is not told again. */
const told = (um: Acontecido) =>
  um.tipo !== 'situacao' || um.de !== 'Aguardando manifestação' || um.para !== 'Em andamento';

/** One timeline of events, statements, comments and transitions, newest first, 50 at a time. Source: decisions-legal (Cases). */
export function Andamento({ processo }: { processo: ProcessoCompleto }) {
  const [tipo, setTipo] = useState<Mostrado | null>(null);
  const group = useId();
  const query = useAndamentos(processo.id, tipo);
  return (
    <section className="card" aria-labelledby={`${group}-titulo`}>
      <div className={classes.cabeca}>
        <h2 id={`${group}-titulo`}>{messages.andamento}</h2>
        <Pills<Mostrado | null>
          label="Mostrar do andamento"
          options={[
            { value: null, label: 'Tudo' },
            ...FILTROS.map((filtro) => ({ ...filtro, count: processo.contagens[filtro.value] })),
          ]}
          value={tipo}
          onChange={setTipo}
        />
      </div>
      <Reading query={query}>
        {({ pages }) => {
          const itens = pages.flatMap((page) => page.itens).filter(told);
          return itens.length === 0 ? (
            <EmptyState plain title={messages.nadaDesteTipo} />
          ) : (
            <ol className={classes.linha}>
              {itens.map((um) => (
                <EntradaDoAndamento key={`${um.tipo}${um.id}`} um={um} />
              ))}
            </ol>
          );
        }}
      </Reading>
      <Earlier query={query} />
    </section>
  );
}
