import { Button } from '@mantine/core';
import {
  AUTORIDADE_FIELDS,
  type Autoridade,
  autoridadesMessages as messages,
  SENSIVEIS,
} from '@sede/domain/modules/sindical/autoridades';
import { useState } from 'react';
import { api } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';
import { Facts, Fields, Nothing } from '#platform/ui/reading.ts';

/** Religion and kinship: asked of the server only when somebody wants to read them, which is written down. */
export function Sensiveis({ autoridade }: { autoridade: Autoridade }) {
  const [lidos, setLidos] = useState<{ versao: number; dados: object } | null>(null);
  const [busy, setBusy] = useState(false);
  if (autoridade.sensiveis === 0) return <Nothing>Nada informado.</Nothing>;
  if (lidos?.versao === autoridade.versao)
    return (
      <Facts>
        <Fields specs={AUTORIDADE_FIELDS} record={lidos.dados} names={SENSIVEIS} />
      </Facts>
    );
  const mostrar = async () => {
    setBusy(true);
    try {
      const dados = await api.autoridades.completa({ id: autoridade.id });
      setLidos({ versao: dados.versao, dados });
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" loading={busy} onClick={() => void mostrar()}>
      {messages.mostrarSensiveis}
    </Button>
  );
}
