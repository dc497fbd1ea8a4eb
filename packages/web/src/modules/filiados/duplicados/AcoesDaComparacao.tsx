import { Button } from '@mantine/core';
import { nomeProprio } from '@sede/domain/kernel';
import {
  type Comparacao,
  duplicadosMotivos,
  duplicadosMessages as messages,
  UNIFICACAO_FIELDS,
  type Unificacao,
} from '@sede/domain/modules/filiados/duplicados';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { filiadoPath } from '../filiados/index.ts';
import classes from './duplicados.module.css';
import { DUPLICADOS, PROPOSTAS } from './duplicados.paths.ts';

const AFETA = { alsoInvalidates: ['filiados', 'dependentes'] };
interface Par {
  comparacao: Comparacao;
}

/** A first person proposes what is marked, or says that they are two people. */
function Propor({ comparacao: { fica, sai, impedimento }, daOutra }: Par & { daOutra: readonly string[] }) {
  const propor = useSubmit(orpc.duplicados.create);
  const distinguir = useSubmit(orpc.duplicados.distinguir, AFETA);
  const busy = propor.isPending || distinguir.isPending;
  async function act(done: string, to: string, work: () => Promise<unknown>) {
    try {
      await work();
      notify.success(done);
      void navigate(to);
    } catch (error) {
      notify.error(error);
    }
  }
  const propose = () =>
    act(messages.proposta, PROPOSTAS, () =>
      propor.mutateAsync({
        ...{ ficaId: fica.id, ficaVersao: fica.versao, saiId: sai.id, saiVersao: sai.versao, daOutra: [...daOutra] },
      }),
    );
  const distinguish = () =>
    act(messages.lembrado, DUPLICADOS, () => distinguir.mutateAsync({ uma: fica.id, outra: sai.id }));
  return (
    <>
      {impedimento !== 'mesma_ficha' && (
        <Button variant="default" disabled={busy} onClick={() => void distinguish()}>
          {messages.distintos}
        </Button>
      )}
      <Button disabled={busy || impedimento !== null} onClick={() => void propose()}>
        {messages.propor}
      </Button>
    </>
  );
}

/** A second person confirms exactly this, or refuses it with a reason. */
function Decidir({ comparacao: { fica, sai, impedimento }, proposta }: Par & { proposta: Unificacao }) {
  const { id, versao, pode } = proposta;
  const { mutateAsync: confirma } = useSubmit(orpc.duplicados.confirmar, AFETA);
  const { mutateAsync: recusa } = useSubmit(orpc.duplicados.recusar);
  const motivo = duplicadosMotivos.texto(pode.confirmar);
  async function accept() {
    const answer = await confirm({
      title: messages.confirmar,
      message: messages.pergunta,
      details: [`Fica: ${nomeProprio(fica.nome)}`, `Sai: ${nomeProprio(sai.nome)}`],
      confirmLabel: 'Unificar',
      danger: true,
      run: () => confirma({ id, versao }),
    });
    if (!answer.confirmed) return;
    notify.success(messages.confirmada);
    void navigate(filiadoPath(fica.id));
  }
  async function refuse() {
    const answer = await confirm({
      title: 'Recusar unificação',
      message: 'Quem propôs é avisado da recusa e do motivo.',
      reasonLabel: UNIFICACAO_FIELDS.motivo.rotulo,
      confirmLabel: 'Recusar',
      danger: true,
      run: (reason) => recusa({ id, versao, motivo: reason }),
    });
    if (!answer.confirmed) return;
    notify.success(messages.recusada);
    void navigate(PROPOSTAS);
  }
  return (
    <>
      <p className={classes.quem}>
        Proposta por {proposta.propostaPor ?? 'alguém'}.{motivo && ` ${motivo}`}
      </p>
      <Button variant="default" onClick={() => void refuse()}>
        Recusar
      </Button>
      <Button disabled={motivo !== undefined || impedimento !== null} onClick={() => void accept()}>
        {messages.confirmar}
      </Button>
    </>
  );
}

/** The foot of a comparison. */
export function AcoesDaComparacao({
  comparacao,
  daOutra,
  proposta,
}: Par & { daOutra: readonly string[]; proposta: Unificacao | null }) {
  return (
    <footer className={classes.acoes}>
      {proposta ? (
        <Decidir comparacao={comparacao} proposta={proposta} />
      ) : (
        <Propor comparacao={comparacao} daOutra={daOutra} />
      )}
    </footer>
  );
}
