/**
 * The application while it is filled: five steps, a draft in this tab, what is missing and wrong, and the sending.
 *
 * The draft stands in sessionStorage until it was sent or the tab is closed; consents are never part of it. 'Continuar' asks the step's
 * fields, 'Enviar' all; what is missing is listed for ten seconds and the first field takes the focus.
 * Source: spec 2 §4, §5, §8 (Public membership); decisions-members (Public application).
 */
import {
  AVISO_MS,
  type CampoDependente,
  type CampoPedido,
  comPrefixo,
  DEPENDENTE_VAZIO,
  FORMULARIO_VAZIO,
  type Formulario,
  faltas,
  MAX_DEPENDENTES,
  mensagemDasFaltas,
  PASSO_ENVIO,
  PASSOS,
  type PedidoEnviado,
  paraEnvio,
  passoDoCampo,
  pedidosMessages,
  problemas,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '#platform/api/plain.ts';
import { useInstallation, useTicket } from '#platform/public/index.ts';

const CHAVE = 'sede.filiacao';

interface Rascunho {
  passo: number;
  form: Formulario;
}
const NADA: Rascunho = { passo: 0, form: FORMULARIO_VAZIO };

function readDraft(): Rascunho {
  try {
    // As it was kept, by this page or an older one.
    const kept = JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null') as Partial<Rascunho> | null;
    if (!kept?.form) return NADA;
    const { campos, dependentes } = kept.form;
    return {
      passo: Math.min(Math.max(Number(kept.passo) || 0, 0), PASSO_ENVIO),
      form: {
        ...FORMULARIO_VAZIO,
        campos: { ...FORMULARIO_VAZIO.campos, ...campos },
        dependentes: Array.isArray(dependentes) && dependentes.length > 0 ? dependentes : [DEPENDENTE_VAZIO],
      },
    };
  } catch {
    // No storage, or something else's: the form begins empty.
    return NADA;
  }
}
function keepDraft(draft: Rascunho | null): void {
  try {
    if (draft) sessionStorage.setItem(CHAVE, JSON.stringify(draft));
    else sessionStorage.removeItem(CHAVE);
  } catch {
    // Without storage the form works all the same.
  }
}

/** The control of a field, wherever it stands. */
function focusField(campo: string): void {
  requestAnimationFrame(() => {
    const place = document.querySelector(`[data-campo="${CSS.escape(campo)}"]`);
    place?.querySelector<HTMLElement>('input, select')?.focus();
  });
}

export function useFormulario() {
  const { hoje } = useInstallation();
  const [{ passo, form }, setDraft] = useState(readDraft);
  const [erros, setErros] = useState<Record<string, string>>({});
  const [aviso, setAviso] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);
  const [enviado, setEnviado] = useState<PedidoEnviado | null>(null);
  const ticket = useTicket('/filiacao');
  const titulo = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    keepDraft(
      enviado ? null : { passo, form: { ...form, consentimento: false, responsavel: false, convenios: false } },
    );
  }, [passo, form, enviado]);
  useEffect(() => {
    if (aviso === null) return;
    const timer = setTimeout(() => setAviso(null), AVISO_MS);
    return () => clearTimeout(timer);
  }, [aviso]);

  const change = useCallback((patch: (form: Formulario) => Formulario) => {
    setDraft((draft) => ({ ...draft, form: patch(draft.form) }));
  }, []);
  const forget = useCallback((campo: string) => {
    setErros(({ [campo]: _, ...others }) => others);
  }, []);
  const goTo = useCallback((next: number) => {
    setDraft((draft) => ({ ...draft, passo: next }));
    setAviso(null);
    requestAnimationFrame(() => {
      titulo.current?.focus({ preventScroll: true });
      titulo.current?.scrollIntoView?.({ block: 'start' });
    });
  }, []);

  const setCampo = useCallback(
    (campo: CampoPedido, text: string) => {
      forget(campo);
      change((f) => {
        const campos = { ...f.campos, [campo]: text };
        // Another house has other careers and another number.
        if (campo === 'home') Object.assign(campos, { cargo: '', matricula: comPrefixo(text, '') });
        if (campo === 'matricula') campos.matricula = comPrefixo(f.campos.home, text);
        if (campo === 'filiadoAssociacao') Object.assign(campos, { associacao: '', outraAssociacao: '' });
        return { ...f, campos };
      });
    },
    [change, forget],
  );
  const setDependente = useCallback(
    (indice: number, campo: CampoDependente, text: string) => {
      forget(`dependentes.${indice}.${campo}`);
      change((f) => ({
        ...f,
        dependentes: f.dependentes.map((one, i) => (i === indice ? { ...one, [campo]: text } : one)),
      }));
    },
    [change, forget],
  );
  const addDependente = () =>
    change((f) =>
      f.dependentes.length < MAX_DEPENDENTES ? { ...f, dependentes: [...f.dependentes, DEPENDENTE_VAZIO] } : f,
    );
  /** At least one row stays. */
  const removeDependente = (indice: number) => {
    setErros({});
    change((f) => (f.dependentes.length > 1 ? { ...f, dependentes: f.dependentes.filter((_, i) => i !== indice) } : f));
  };
  const setMarca = (marca: 'consentimento' | 'responsavel' | 'convenios', on: boolean) => {
    forget(marca);
    change((f) => ({ ...f, [marca]: on }));
  };

  /** Whether all is there and right; else it is told and the first field takes the focus. */
  function check(de?: number): boolean {
    const missing = faltas(form, hoje, de);
    const wrong = problemas(form, hoje, de);
    const told = { ...wrong, ...Object.fromEntries(missing.map(({ campo }) => [campo, 'Obrigatório'])) };
    setErros(told);
    const first = missing[0]?.campo ?? Object.keys(wrong)[0];
    if (first === undefined) return true;
    setAviso(missing.length > 0 ? mensagemDasFaltas(missing) : (Object.values(wrong)[0] ?? null));
    setDraft((draft) => ({ ...draft, passo: passoDoCampo(first) }));
    focusField(first);
    return false;
  }
  function continuar() {
    if (check(passo)) goTo(Math.min(passo + 1, PASSOS.length - 1));
  }
  async function enviar() {
    if (enviando || !check()) return;
    setEnviando(true);
    setAviso(null);
    try {
      const { enviado: upper, digitado } = paraEnvio(form);
      const { consentimento, responsavel, convenios } = form;
      const body = { ...upper, digitado, consentimento, responsavel, convenios };
      setEnviado(await ticket.send<PedidoEnviado>('/filiacao', body));
    } catch (error) {
      const told = isApiError(error) && error.status > 0 && error.status < 500;
      setAviso(told ? error.message : pedidosMessages.erroEnviar);
      const campos = isApiError(error) ? error.campos : {};
      setErros(campos);
      const [first] = Object.keys(campos);
      if (first !== undefined) {
        setDraft((draft) => ({ ...draft, passo: passoDoCampo(first) }));
        focusField(first);
      }
    } finally {
      setEnviando(false);
    }
  }

  return {
    ...{ hoje, passo, form, erros, aviso, enviando, enviado, titulo },
    ...{ goTo, setCampo, setDependente, addDependente, removeDependente, setMarca, continuar, enviar, setAviso },
  };
}
export type FormularioAberto = ReturnType<typeof useFormulario>;
