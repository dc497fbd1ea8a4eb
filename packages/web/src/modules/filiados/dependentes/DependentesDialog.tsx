import { Button } from '@mantine/core';
import { nomeProprio } from '@sede/domain/kernel';
import { type Dependente, dependentesMessages as messages } from '@sede/domain/modules/filiados/dependentes';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { Dialog } from '#platform/ui/form.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { ArquivosDoDependente } from './ArquivosDoDependente.tsx';
import { CreateDependente, EditDependente } from './DependenteForm.tsx';
import { DependentesLista } from './DependentesLista.tsx';
import classes from './dependentes.module.css';
import { useDependentes } from './useDependentes.ts';

export interface DependentesDialogProps {
  filiado: { id: string; nome: string };
  onClose: () => void;
}

/**
 * A member's dependents: the list, and the form 'Novo dependente', which edits the one that is chosen. Whoever may not edit reads.
 * Source: spec 2 §2 (Dependents dialog), §5, §8; decisions-members (Sensitive data).
 */
export function DependentesDialog({ filiado, onClose }: DependentesDialogProps) {
  const edita = useCan('dependentes.editar');
  const dependentes = useDependentes(filiado.id);
  const [editing, setEditing] = useState<string | null>(null);
  // A saved form begins anew, empty, for the next one.
  const [round, setRound] = useState(0);
  const { mutateAsync: remove } = useSubmit(orpc.dependentes.remove, { alsoInvalidates: ['filiados'] });
  const edited = dependentes.inteiros ? dependentes.itens?.find(({ id }) => id === editing) : undefined;

  const edit = ({ id }: Dependente) => {
    dependentes.mostrar();
    setEditing(id);
  };
  const saved = () => {
    setEditing(null);
    setRound((n) => n + 1);
  };
  const ask = async ({ id, versao, nomeCompleto }: Dependente) => {
    const answer = await confirm({
      title: messages.excluir,
      message: messages.pergunta,
      details: [nomeProprio(nomeCompleto)],
      confirmLabel: 'Excluir',
      danger: true,
      run: () => remove({ id, versao }),
    });
    if (!answer.confirmed) return;
    notify.success(messages.excluido);
    if (editing === id) setEditing(null);
  };
  const actsOf = (dependente: Dependente) => {
    const nome = nomeProprio(dependente.nomeCompleto);
    return (
      <>
        {!dependente.pode.editar && (
          <Button size="compact-sm" variant="default" aria-label={`Editar ${nome}`} onClick={() => edit(dependente)}>
            Editar
          </Button>
        )}
        {!dependente.pode.excluir && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="vermelho"
            aria-label={`Excluir ${nome}`}
            onClick={() => void ask(dependente)}
          >
            Excluir
          </Button>
        )}
      </>
    );
  };
  return (
    <Dialog opened onClose={onClose} title={`${messages.titulo} de ${filiado.nome}`} size="lg">
      <DependentesLista
        dependentes={dependentes}
        {...(edita ? { actsOf } : {})}
        below={(dependente) => <ArquivosDoDependente dependente={dependente} edita={edita} />}
      />
      {edita && (
        <div className={classes.form}>
          {edited ? (
            <>
              <EditDependente key={edited.id} dependente={edited} onSaved={saved} />
              <Button variant="subtle" size="compact-sm" onClick={() => setEditing(null)}>
                Cancelar a edição
              </Button>
            </>
          ) : (
            <CreateDependente key={round} filiado={filiado.id} onSaved={saved} />
          )}
        </div>
      )}
    </Dialog>
  );
}
