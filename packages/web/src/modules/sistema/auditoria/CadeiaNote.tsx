import { formatInstantBr } from '@sede/domain/kernel';
import { auditoriaMessages, type Cadeia } from '@sede/domain/modules/sistema/auditoria';
import { useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { notify, StatusTag } from '#platform/ui/index.ts';
import classes from './auditoria.module.css';

const REFRESH_MS = 10_000;
const n = (count: number) => count.toLocaleString('pt-BR');

const anchored = ({ ancora }: NonNullable<Cadeia['verificacao']>) =>
  ancora ? `, guardada fora do banco até o selo ${n(ancora.selo)}` : '';

function texto({ seladaAte, cauda, verificacao }: Cadeia): string {
  const sealed = seladaAte
    ? `Selada até a entrada ${n(seladaAte.entrada)} (selo ${n(seladaAte.selo)}, ${formatInstantBr(seladaAte.em)})`
    : 'Ainda sem selos';
  const tail = cauda === 0 ? '' : cauda === 1 ? ', 1 entrada aguarda selo' : `, ${n(cauda)} entradas aguardam selo`;
  const checked = verificacao
    ? `Verificada até a entrada ${n(verificacao.ate)} em ${formatInstantBr(verificacao.em)}${anchored(verificacao)}.`
    : 'Ainda não verificada.';
  return `${sealed}${tail}. ${checked}`;
}

/** Whether the trail is whole: sealed up to, verified up to, and what did not match. Source: decisions §6 (chain). */
export function CadeiaNote() {
  const { data, error } = useQuery(orpc.auditoria.cadeia.queryOptions({ input: {}, refetchInterval: REFRESH_MS }));
  const verify = useSubmit(orpc.auditoria.verificar, {
    onSuccess: () => notify.success(auditoriaMessages.verificacaoPedida),
    onError: (error) => notify.error(error),
  });
  // The list below shows when it is known where it stands.
  if (!data) return error ? null : <p className={`${classes.chain} holds-back`}>Carregando…</p>;
  const problems = data.verificacao?.problemas ?? [];
  return (
    <div className={classes.chain}>
      <StatusTag
        tone={problems.length > 0 ? 'late' : data.verificacao ? 'ok' : 'neutral'}
        label={problems.length > 0 ? 'Não confere' : data.verificacao ? 'Íntegra' : 'Por verificar'}
      />
      <span>{texto(data)}</span>
      <button
        type="button"
        className={classes.link}
        disabled={verify.isPending || data.emAndamento}
        onClick={() => verify.mutate({})}
      >
        {data.emAndamento ? 'Verificando…' : 'Verificar agora'}
      </button>
      {problems.map((problem) => (
        <p key={problem} className={classes.problem}>
          {problem}
        </p>
      ))}
      {(data.verificacao?.avisos ?? []).map((notice) => (
        <p key={notice} className={classes.notice}>
          {notice}
        </p>
      ))}
    </div>
  );
}
