import {
  type Escritorio,
  type Ligacoes,
  escritoriosMessages as messages,
} from '@sede/domain/modules/juridico/escritorios';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, SwitchField } from '#platform/ui/form.ts';
import { notify, Reading } from '#platform/ui/index.ts';
import classes from './escritorios.module.css';

export interface AtoProps {
  escritorio: Escritorio;
  onClose: () => void;
}

const oQuePerde = ({ nome, perde }: Ligacoes['usuarios'][number]) =>
  `${nome}: ${perde === 'conta' ? 'a conta é desabilitada' : 'deixa de ser deste escritório'}`;

/** An office is offered no more; whether its users' access ends with it is asked where it has any. */
export function DesabilitarDialog({ escritorio: { id, versao, nome }, onClose }: AtoProps) {
  const [encerrarAcesso, setEncerrarAcesso] = useState(true);
  const { mutateAsync: desabilitar } = useSubmit(orpc.escritorios.desabilitar);
  const query = useQuery(orpc.escritorios.ligacoes.queryOptions({ input: { id } }));
  return (
    <ActionDialog
      title={messages.desabilitar}
      question={messages.perguntaDesabilitar(nome)}
      confirmLabel="Desabilitar"
      ready={query.data !== undefined}
      startsOn="confirm"
      run={async () => {
        const usuarios = query.data?.usuarios ?? [];
        await desabilitar({ id, versao, encerrarAcesso: encerrarAcesso && usuarios.length > 0 });
        notify.success(messages.desabilitado);
      }}
      onClose={onClose}
    >
      <div className={classes.corpo}>
        <Reading query={query}>
          {({ usuarios }) =>
            usuarios.length > 0 && (
              <>
                <SwitchField label={messages.encerrarAcesso} value={encerrarAcesso} onChange={setEncerrarAcesso} />
                <ul className={classes.lista} aria-label="Usuários do escritório">
                  {usuarios.map((um) => (
                    <li key={um.nome}>{encerrarAcesso ? oQuePerde(um) : um.nome}</li>
                  ))}
                </ul>
              </>
            )
          }
        </Reading>
      </div>
    </ActionDialog>
  );
}
