import { Button } from '@mantine/core';
import { IconBell, IconBellFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { nameInitials, notify } from '#platform/ui/index.ts';
import classes from './tema.module.css';

const useSeguidores = (id: string) => useQuery(orpc.temas.seguidores.queryOptions({ input: { id } }));

/**
 * Whether the reader follows the theme: what is new in it then comes with the day's mail.
 * Source: decisions-sindical-contratos-patrimonio (Digest).
 */
export function Acompanhar({ id }: { id: string }) {
  const { data } = useSeguidores(id);
  const pode = useCan('temas.acompanhar');
  const { mutateAsync: acompanhar, isPending: indo } = useSubmit(orpc.temas.acompanhar);
  const { mutateAsync: deixar, isPending: saindo } = useSubmit(orpc.temas.deixarDeAcompanhar);
  if (!pode || !data) return null;
  const { acompanho } = data;
  const Icon = acompanho ? IconBellFilled : IconBell;
  return (
    <Button
      variant="default"
      aria-pressed={acompanho}
      loading={indo || saindo}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => void (acompanho ? deixar : acompanhar)({ id }).catch(notify.error)}
    >
      {acompanho ? 'Acompanhando' : 'Acompanhar'}
    </Button>
  );
}

/** Who follows the theme. */
export function Acompanham({ id }: { id: string }) {
  const { data } = useSeguidores(id);
  if (!data || data.itens.length === 0) return null;
  return (
    <div className={classes.acompanham}>
      <h2 id="acompanham">Acompanham</h2>
      <ul aria-labelledby="acompanham">
        {data.itens.map(({ id: quem, nome }) => (
          <li key={quem} className={classes.iniciais} title={nome}>
            <span aria-hidden>{nameInitials(nome)}</span>
            <span className="visually-hidden">{nome}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
