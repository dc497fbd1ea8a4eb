import { type FiliadoListado, filiadosMessages as messages } from '@sede/domain/modules/filiados/filiados';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { confirm, type MenuEntry, notify } from '#platform/ui/index.ts';
import { type Acao, filiadoActions } from './filiado.actions.tsx';
import { nomeDe } from './filiado.columns.tsx';

const Vinculo = () => import('./VinculoDialogs.tsx');
const DeInteracoes = () => import('#modules/comunicacao/interacoes/index.ts');
const Desfiliar = lazy(() => Vinculo().then((m) => ({ default: m.DesfiliarDialog })));
const Filiar = lazy(() => Vinculo().then((m) => ({ default: m.FiliarDialog })));
const Falecimento = lazy(() => Vinculo().then((m) => ({ default: m.FalecimentoDialog })));
const Sucessao = lazy(() => import('./SucessaoDialog.tsx').then((m) => ({ default: m.SucessaoDialog })));
const Processos = lazy(() => import('./ProcessosDialog.tsx').then((m) => ({ default: m.ProcessosDialog })));
const Dependentes = lazy(() => import('../dependentes/index.ts').then((m) => ({ default: m.DependentesDialog })));
const Documentos = lazy(() => import('./DocumentosDialog.tsx').then((m) => ({ default: m.DocumentosDialog })));
const Interacoes = lazy(() => DeInteracoes().then((m) => ({ default: m.InteracoesDialog })));
const RegistrarInteracao = lazy(() => DeInteracoes().then((m) => ({ default: m.RegistrarInteracaoDialog })));
const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

type Aberta = { acao: Acao | 'sucessao'; registro: FiliadoListado };

export interface AcoesDoFiliado {
  entries: (row: FiliadoListado) => MenuEntry[];
  open: (acao: Acao, row: FiliadoListado) => void;
  /** What is open over the page. */
  dialogs: ReactNode;
}

/** What can be done with a member beside changing their record, with its dialogs: on the list and on the page. */
export function useAcoesDoFiliado(): AcoesDoFiliado {
  const may = { filiar: useCan('filiados.filiar'), registrarInteracao: useCan('interacoes.registrar') };
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const { mutateAsync: desfazer } = useSubmit(orpc.filiados.desfazerDesfiliacao);
  const { mutateAsync: desmarcar } = useSubmit(orpc.filiados.desfazerFalecimento);
  const close = () => setAberta(null);

  const takeBack = async ({ id, versao, ...row }: FiliadoListado, acao: Acao) => {
    const death = acao === 'desfazerFalecimento';
    const answer = await confirm({
      title: death ? 'Desmarcar falecimento' : 'Desfazer desfiliação',
      message: death
        ? 'A filiação que o falecimento encerrou volta, com a situação de antes.'
        : 'A mesma filiação volta a valer, como se não tivesse sido encerrada.',
      details: [nomeDe(row)],
      confirmLabel: death ? 'Desmarcar' : 'Desfazer',
      run: () => (death ? desmarcar({ id, versao }) : desfazer({ id, versao })),
    });
    if (answer.confirmed) notify.success(death ? 'Falecimento desmarcado.' : messages.desfeito);
  };
  const open = (acao: Acao, registro: FiliadoListado) => {
    if (acao === 'desfazerDesfiliacao' || acao === 'desfazerFalecimento') void takeBack(registro, acao);
    else setAberta({ acao, registro });
  };

  const dialog = ({ acao, registro }: Aberta): ReactNode => {
    const props = { registro, onClose: close };
    switch (acao) {
      case 'desfiliar':
        return <Desfiliar {...props} />;
      case 'filiar':
        return <Filiar {...props} />;
      case 'falecimento':
        return (
          <Falecimento
            {...props}
            onDone={() => (registro.dependentes > 0 ? setAberta({ acao: 'sucessao', registro }) : close())}
          />
        );
      case 'sucessao':
        return <Sucessao {...props} />;
      case 'processos':
        return <Processos {...props} />;
      case 'dependentes':
        return <Dependentes filiado={{ id: registro.id, nome: nomeDe(registro) }} onClose={close} />;
      case 'interacoes':
        return <Interacoes filiado={{ id: registro.id, nome: nomeDe(registro) }} onClose={close} />;
      case 'registrarInteracao':
        return <RegistrarInteracao filiado={{ id: registro.id, nome: nomeDe(registro) }} onClose={close} />;
      case 'documentos':
        return <Documentos {...props} />;
      default:
        return <Historico id={registro.id} name={nomeDe(registro)} read={api.filiados.history} onClose={close} />;
    }
  };
  return {
    entries: (row) => filiadoActions(row, may, (acao) => open(acao, row)),
    open,
    dialogs: <Suspense fallback={null}>{aberta && dialog(aberta)}</Suspense>,
  };
}
