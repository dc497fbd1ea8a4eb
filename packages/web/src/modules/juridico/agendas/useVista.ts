/** What of an agenda is shown: its month, as calendar or list, which groups of the list are open, and the day that takes the focus. */
import { useCallback, useState } from 'react';
import { useKit } from '#platform/ui/index.ts';

export type Modo = 'calendario' | 'lista';

export function useVista(ano: number) {
  const { today } = useKit();
  const [doMes, setDoMes] = useState<string | null>(null);
  const [modo, setModo] = useState<Modo>('calendario');
  const mes = `${ano}-${doMes ?? (today.startsWith(`${ano}-`) ? today.slice(5, 7) : '01')}`;
  const [abertos, setAbertos] = useState<ReadonlySet<string>>(() => new Set(['nova', mes]));
  const [alvo, setAlvo] = useState<{ chave: string; vez: number } | null>(null);
  const onAbrir = useCallback(
    (grupo: string, aberto: boolean) =>
      setAbertos((agora) => new Set(aberto ? [...agora, grupo] : [...agora].filter((um) => um !== grupo))),
    [],
  );
  const onMes = useCallback(
    (novo: string) => {
      setDoMes(novo.slice(5, 7));
      onAbrir(novo.slice(0, 7), true);
    },
    [onAbrir],
  );
  const abrirDia = useCallback(
    (chave: string, grupo: string) => {
      setModo('lista');
      onAbrir(grupo, true);
      setAlvo((antes) => ({ chave, vez: (antes?.vez ?? 0) + 1 }));
    },
    [onAbrir],
  );
  return { mes, modo, setModo, abertos, alvo, onAbrir, onMes, abrirDia };
}
export type Vista = ReturnType<typeof useVista>;
