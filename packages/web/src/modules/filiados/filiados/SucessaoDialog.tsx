import { Button } from '@mantine/core';
import { formatDataBr } from '@sede/domain/kernel';
import type { FiliadoListado } from '@sede/domain/modules/filiados/filiados';
import type { SucessaoDoFiliado } from '@sede/domain/modules/filiados/filiados/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { formValues, ReadingDialog } from '#platform/ui/form.ts';
import { Reading } from '#platform/ui/index.ts';
import { CreateFiliado } from './FiliadoForm.tsx';
import { nomeDe } from './filiado.columns.tsx';
import { type FiliadoValues, NO_FILIADO } from './filiado.values.ts';
import classes from './filiados.module.css';

type Dependente = SucessaoDoFiliado['dependentes'][number];

/** The form of the pensioner: the dependent's own data, the titular's house, number and address. */
function pensionista({ titular, endereco }: SucessaoDoFiliado, dependente: Dependente): FiliadoValues {
  const { id: _, parentesco: __, ...pessoa } = dependente;
  const merged = { ...NO_FILIADO, ...endereco, ...pessoa };
  const { anexos, ...fields } = NO_FILIADO;
  return {
    ...formValues(fields, merged),
    anexos,
    ...{ titularId: titular.id, nomeFalecido: titular.nome, cpfFalecido: titular.cpf ?? '' },
    ...{ situacaoFiliado: 'PENSIONISTA', empresa: titular.empresa, matricula: titular.matricula },
  };
}

/** After a death: a pensioner's record for each dependent, titular and address filled. Source: decisions-members (Membership). */
export function SucessaoDialog({ registro, onClose }: { registro: FiliadoListado; onClose: () => void }) {
  const query = useQuery(orpc.filiados.sucessao.queryOptions({ input: { id: registro.id } }));
  const [chosen, setChosen] = useState<Dependente | null>(null);
  const [done, setDone] = useState<readonly string[]>([]);
  if (chosen && query.data) {
    return (
      <CreateFiliado
        title="Registrar pensionista"
        initial={pensionista(query.data, chosen)}
        onClose={(saved) => {
          if (typeof saved === 'string') setDone((ids) => [...ids, chosen.id]);
          setChosen(null);
        }}
      />
    );
  }
  return (
    <ReadingDialog title={`Pensionistas de ${nomeDe(registro)}`} size="md" onClose={onClose}>
      <Reading query={query}>
        {({ dependentes }) => (
          <ul className={classes.sucessores}>
            {dependentes.map((one) => (
              <li key={one.id}>
                <span>
                  {one.nomeCompleto}
                  <span className="muted">
                    {' '}
                    {[one.parentesco, one.dataNascimento && formatDataBr(one.dataNascimento)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {done.includes(one.id) ? (
                  'Registrado'
                ) : (
                  <Button variant="default" size="xs" onClick={() => setChosen(one)}>
                    Registrar pensionista
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Reading>
    </ReadingDialog>
  );
}
