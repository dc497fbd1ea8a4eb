import { visoesMessages as textos, type Visao } from '@sede/domain/modules/sistema/visoes';
import { IconAlertTriangle, IconBookmark, IconCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '#platform/api/index.ts';
import bar from '#platform/ui/filter-bar/FilterBar.module.css';
import { type ListViewsProps, Menu, type MenuEntry } from '#platform/ui/index.ts';
import { useNavigation } from '#platform/ui/shell/index.ts';
import { useVisoes } from './useVisoes.ts';
import classes from './visoes.module.css';

const VisaoForm = lazy(() => import('./VisaoForm.tsx').then((m) => ({ default: m.VisaoForm })));

const origem = ({ padrao, minha, papeis, dono }: Visao): string | undefined => {
  const parts = [padrao && 'abre com a lista', minha ? papeis.length > 0 && 'compartilhada' : `de ${dono}`];
  return parts.filter(Boolean).join(' · ') || undefined;
};

const tick = (on: boolean) => <IconCheck size={16} aria-hidden style={{ opacity: on ? 1 : 0 }} />;

/** At the head of a list: the view in use, whether it was altered, and the actions on views. */
export function VisoesMenu(props: ListViewsProps) {
  const [asked, setAsked] = useState(false);
  const [form, setForm] = useState<'nova' | 'editar' | null>(null);
  const visoes = useVisoes(props, asked);
  const { query, itens, saved, atual, altered } = visoes;
  // A page that opens by further parts of its address has no place in a menu.
  const pinnable = useNavigation().routes.some(({ lists }) => lists?.includes(props.list.definition.views ?? ''));

  const ofCurrent = (visao: Visao): MenuEntry[] => [
    ...(altered && visao.podeEditar ? [{ label: textos.atualizar, onSelect: () => visoes.keep(visao) }] : []),
    ...(altered ? [{ label: textos.restaurar, onSelect: () => visoes.abrir(visao) }] : []),
    ...(visao.podeEditar ? [{ label: textos.editar, onSelect: () => setForm('editar') }] : []),
    visao.padrao
      ? { label: textos.retirarPadrao, onSelect: () => visoes.retirarPadrao(visao) }
      : { label: textos.tornarPadrao, onSelect: () => visoes.tornarPadrao(visao) },
    ...(pinnable ? [{ label: visao.fixada ? textos.soltar : textos.fixar, onSelect: () => visoes.fixar(visao) }] : []),
    ...(visao.podeEditar ? [{ label: textos.excluir, danger: true, onSelect: () => void visoes.excluir(visao) }] : []),
  ];
  const entries = (): MenuEntry[] => [
    ...(itens ?? []).map((visao) => ({
      key: visao.id,
      label: visao.nome,
      detail: origem(visao),
      icon: tick(visao.id === atual?.id),
      onSelect: () => visoes.abrir(visao),
    })),
    ...(itens || !query.error
      ? []
      : [{ label: 'Tentar de novo', detail: messageOf(query.error), onSelect: () => void query.refetch() }]),
    ...(itens || query.error ? [] : [{ label: 'Carregando…', disabledReason: 'As visões salvas estão a caminho.' }]),
    ...(atual ? [{ label: textos.semVisao, icon: tick(false), onSelect: visoes.leave }] : []),
    { label: textos.salvar, divided: (itens?.length ?? 0) > 0, onSelect: () => setForm('nova') },
    ...(saved ? ofCurrent(saved) : []),
  ];

  return (
    <>
      <Menu
        label={textos.visoes}
        entries={entries}
        trigger={(trigger) => (
          <button
            type="button"
            {...trigger}
            className={`${bar.chip} no-print`}
            data-views
            data-on={atual ? true : undefined}
            onPointerEnter={() => setAsked(true)}
            onFocus={() => setAsked(true)}
          >
            <IconBookmark size={14} aria-hidden />
            {atual ? (
              <>
                <span className="visually-hidden">Visão: </span>
                <b>{atual.nome}</b>
                {altered && <span className={classes.altered}>{textos.alterada}</span>}
              </>
            ) : (
              textos.visoes
            )}
          </button>
        )}
      />
      {visoes.lost.length > 0 && (
        <p className={`${classes.lost} no-print`} role="status">
          <IconAlertTriangle size={14} aria-hidden /> {textos.incompleta} {visoes.lost.join(', ')}.
        </p>
      )}
      <Suspense fallback={null}>
        {form !== null && (
          <VisaoForm
            lista={props.list.definition.views ?? ''}
            visao={form === 'editar' ? (saved ?? null) : null}
            papeis={query.data?.papeis ?? null}
            consulta={visoes.consulta()}
            onSaved={(visao) => {
              setForm(null);
              if (form === 'nova') visoes.abrir(visao);
            }}
            onClose={() => setForm(null)}
          />
        )}
      </Suspense>
    </>
  );
}
