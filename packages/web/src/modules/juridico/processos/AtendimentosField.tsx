import { formatDataBr } from '@sede/domain/kernel';
import { processoMessages as messages } from '@sede/domain/modules/juridico/processos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { CheckGroup, type FieldProps } from '#platform/ui/form.ts';
import { Reading } from '#platform/ui/index.ts';
import classes from './processos.module.css';

/** None to choose from, and why; a form that asks for one says so here. */
const Nenhum = (props: FieldProps<string[]>) => <CheckGroup {...props} options={[]} />;

/**
 * The appointments that a procedimento may name: its members', neither cancelled nor concluded without a new case.
 * Source: decisions-legal (Outcome).
 */
export function AtendimentosField({ filiados, ...props }: FieldProps<string[]> & { filiados: readonly string[] }) {
  const query = useQuery({
    ...orpc.atendimentos.ligaveis.queryOptions({
      input: { filiados: [...filiados] },
      placeholderData: keepPreviousData,
    }),
    enabled: filiados.length > 0,
  });
  return (
    <div className={classes.escolhidos}>
      {filiados.length === 0 ? (
        <Nenhum {...props} help={messages.escolhaFiliados} />
      ) : (
        <Reading query={query}>
          {({ itens }) =>
            itens.length === 0 ? (
              <Nenhum {...props} help={messages.semLigaveis} />
            ) : (
              <CheckGroup
                {...props}
                options={itens.map(({ id, numero, data, inicio, nomeEscritorio, filiados: nomes }) => ({
                  value: id,
                  label: `${numero} · ${formatDataBr(data)}, ${inicio} · ${nomeEscritorio} · ${nomes.join(', ')}`,
                }))}
              />
            )
          }
        </Reading>
      )}
    </div>
  );
}

/** Of a case that stands: its members' appointments. */
export function AtendimentosDosFiliados({ processo, ...props }: FieldProps<string[]> & { processo: string }) {
  const query = useQuery(orpc.processos.filiados.queryOptions({ input: { id: processo, pagina: 1 } }));
  return (
    <Reading query={query}>
      {({ itens }) => <AtendimentosField {...props} filiados={itens.flatMap(({ filiadoId }) => filiadoId ?? [])} />}
    </Reading>
  );
}
