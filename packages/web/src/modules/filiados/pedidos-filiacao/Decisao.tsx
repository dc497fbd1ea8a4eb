import { Button } from '@mantine/core';
import {
  pedidosMessages as messages,
  type Pedido,
  pedidosMotivos,
  TERMO_ASSINADO,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { upload } from '#platform/ui/attachments/upload.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { useEscolhas } from './escolhas.ts';
import classes from './pedidos.module.css';

const AFETA = ['filiados'];

/** The buttons of the open application: accept, refuse with a reason; of one that waits: another link, the form on paper. */
export function Decisao({ pedido, onDone }: { pedido: Pedido; onDone: () => void }) {
  const { id, versao, pode, estado, existente, parecidos } = pedido;
  const decides = useCan('pedidos-filiacao.decidir');
  const escolhas = useEscolhas(id);
  const file = useRef<HTMLInputElement>(null);
  const aceitar = useSubmit(orpc.pedidosFiliacao.aceitar, { alsoInvalidates: AFETA });
  const recusar = useSubmit(orpc.pedidosFiliacao.recusar);
  const anexar = useSubmit(orpc.pedidosFiliacao.anexarFicha);
  const reenviar = useSubmit(orpc.pedidosFiliacao.reenviar);
  const busy = [aceitar, recusar, anexar, reenviar].some(({ isPending }) => isPending);
  const print = (
    <Button component="a" variant="default" href={`/api/pedidos-filiacao/${id}/ficha`} target="_blank" rel="noreferrer">
      Imprimir ficha
    </Button>
  );
  async function act(done: string, work: () => Promise<unknown>, leaves = true) {
    try {
      await work();
      notify({ message: done });
      if (leaves) onDone();
    } catch (error) {
      notify.error(error);
    }
  }
  const accept = () =>
    act(messages.aceito, () =>
      aceitar.mutateAsync({
        ...{ id, versao, campos: [...escolhas.campos], naoEAMesma: [...escolhas.naoEAMesma] },
        dependentes: escolhas.dependentes,
      }),
    );
  async function refuse() {
    const answer = await confirm({
      title: 'Recusar o pedido',
      message:
        'O motivo vai por e-mail a quem pediu. Os dados são apagados depois de um ano; protocolo, data e motivo ficam.',
      reasonLabel: 'Motivo da recusa',
      confirmLabel: 'Recusar',
      danger: true,
    });
    if (answer.confirmed)
      await act(messages.recusado, () => recusar.mutateAsync({ id, versao, motivo: answer.reason }));
  }
  async function attach(chosen: File | undefined) {
    if (!chosen) return;
    await act(
      messages.fichaAnexada,
      async () => {
        const signal = new AbortController().signal;
        const { id: anexo } = await upload(chosen, { rule: TERMO_ASSINADO, onProgress: () => undefined, signal });
        await anexar.mutateAsync({ id, versao, anexos: [anexo] });
      },
      false,
    );
  }
  if (!decides) return print;
  if (estado === 'aguardando_assinatura') {
    return (
      <>
        {print}
        <Button
          variant="default"
          disabled={busy}
          onClick={() => void act(messages.reenviado, () => reenviar.mutateAsync({ id, versao }), false)}
        >
          Reenviar o link
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/pdf,.pdf"
          className={classes.hidden}
          tabIndex={-1}
          aria-label="Ficha assinada em papel, em PDF"
          onChange={(event) => {
            void attach(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <Button disabled={busy} onClick={() => file.current?.click()}>
          Anexar ficha em papel
        </Button>
      </>
    );
  }
  const motivo = pedidosMotivos.texto(pode.aceitar);
  if (motivo) {
    return (
      <>
        <span className={classes.reason}>{motivo}</span>
        {pedido.respostas.length > 0 && print}
      </>
    );
  }
  const abertos = existente ? 0 : parecidos.filter((one) => !escolhas.naoEAMesma.includes(one.id)).length;
  return (
    <>
      {print}
      <Button
        variant="default"
        disabled={busy}
        onClick={() => void refuse()}
        leftSection={<IconX size={16} aria-hidden />}
      >
        Recusar
      </Button>
      <Button
        disabled={busy || abertos > 0}
        title={abertos > 0 ? 'Diga se é a mesma pessoa antes de aceitar.' : undefined}
        onClick={() => void accept()}
        leftSection={<IconCheck size={16} aria-hidden />}
      >
        Aceitar
      </Button>
    </>
  );
}
