import {
  temasMessages as messages,
  SECOES_DO_TEMA,
  type TemaCompleto,
  temaPath,
} from '@sede/domain/modules/sindical/temas';
import { useEffect, useRef, useState } from 'react';
import { mediaStore } from '#platform/ui/index.ts';
import { idDaSecao } from './Secao.tsx';
import classes from './tema.module.css';

/** Whoever does not want motion is there at once. */
const parado = mediaStore('(prefers-reduced-motion: reduce)');

function irPara(numero: number, focar: boolean) {
  const secao = document.getElementById(idDaSecao(numero));
  secao?.scrollIntoView({ block: 'start', behavior: parado.now() ? 'auto' : 'smooth' });
  if (focar) document.getElementById(`${idDaSecao(numero)}-titulo`)?.focus({ preventScroll: true });
}

const topOf = (numero: number) => document.getElementById(idDaSecao(numero))?.getBoundingClientRect().top ?? 0;

/** The section that stands highest in sight; of two side by side the one that was asked for. */
function useEmVista(inicial: number): [number, (numero: number) => void] {
  const [atual, setAtual] = useState(inicial);
  const pedida = useRef(inicial);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const vistas = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const numero = Number(target.id.split('-').at(-1));
          if (isIntersecting) vistas.add(numero);
          else vistas.delete(numero);
        }
        if (vistas.size === 0) return;
        const primeira = Math.min(...vistas);
        const aoLado = vistas.has(pedida.current) && Math.abs(topOf(pedida.current) - topOf(primeira)) < 1;
        setAtual(aoLado ? pedida.current : primeira);
      },
      // Below the page's bar, down to the middle.
      { rootMargin: '-72px 0px -45% 0px' },
    );
    for (const numero of SECOES_DO_TEMA.keys()) {
      const secao = document.getElementById(idDaSecao(numero));
      if (secao) observer.observe(secao);
    }
    return () => observer.disconnect();
  }, []);
  const pede = (numero: number) => {
    pedida.current = numero;
    setAtual(numero);
  };
  return [atual, pede];
}

/** The sections' buttons: each scrolls to its own; the one of the address is scrolled to once the page stands. Source: spec 3 §2.10. */
export function IrParaSecao({ tema, inicial }: { tema: TemaCompleto; inicial: number }) {
  const [atual, pede] = useEmVista(inicial);
  useEffect(() => {
    if (inicial === 0) return;
    // After the page's arrival, which goes to the top.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => irPara(inicial, false));
    });
    return () => cancelAnimationFrame(frame);
  }, [inicial]);
  const { contagens } = tema;
  const quantos = [null, contagens.itens, contagens.pessoas, contagens.processos, contagens.acoes, messages.custos];
  return (
    <nav className={`${classes.indice} no-print`} aria-label="Seções do tema">
      <ul>
        {SECOES_DO_TEMA.map((titulo, numero) => (
          <li key={titulo}>
            <a
              href={temaPath(tema.id, numero)}
              aria-current={atual === numero ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                pede(numero);
                irPara(numero, true);
              }}
            >
              {titulo}
              {quantos[numero] !== null && <span className={classes.quantos}> {quantos[numero]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
