import { formatPhone, hrefOfPhone } from '@sede/domain/kernel';
import type { ReactNode } from 'react';
import { useColorScheme } from '../theme/colorScheme.ts';
import { BrandMark } from '../ui/shell/BrandMark.tsx';
import { lineOf, RIBBONS } from '../ui/shell/ribbons.ts';
import { useInstallation } from './installation.ts';
import classes from './PublicPage.module.css';

export interface PublicPageProps {
  /** At the right of the header on wide screens, e.g. anchors of the page; default: the union's phone alone. */
  nav?: ReactNode;
  /** The page brings its own width and edges. */
  wide?: boolean;
  children: ReactNode;
}

function Phone() {
  const { telefone } = useInstallation().sindicato;
  if (!telefone) return null;
  return (
    <a className={classes.phone} href={hrefOfPhone(telefone)}>
      <svg width="18" height="18" viewBox="0 0 24 24" className={classes.icon} aria-hidden="true">
        <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2" />
      </svg>
      <span className="visually-hidden">Telefone </span>
      {formatPhone(telefone)}
    </a>
  );
}

function Header({ nav }: { nav: ReactNode }) {
  const { marca, nome, logo, cores } = useInstallation().sindicato;
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        {logo ? (
          <img src={logo.endereco} alt="" style={{ height: 28, aspectRatio: `${logo.largura} / ${logo.altura}` }} />
        ) : (
          <BrandMark size={28} />
        )}
        <strong className={classes.mark}>{marca}</strong>
        {nome !== marca && <span className={classes.name}>{nome}</span>}
        <div className={classes.tools}>
          {nav}
          <Phone />
        </div>
      </div>
      <div className={classes.gradient} style={lineOf(cores)} />
    </header>
  );
}

function Footer() {
  const { nome, telefone, email } = useInstallation().sindicato;
  return (
    <footer className={classes.footer}>
      <p>{nome}</p>
      <p className={classes.links}>
        {telefone && <a href={hrefOfPhone(telefone)}>{formatPhone(telefone)}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <a href="/privacidade">Aviso de privacidade</a>
      </p>
    </footer>
  );
}

/** The frame of every page that opens without a session: ribbon, whose page it is, how to reach them, the privacy notice. */
export function PublicPage({ nav, wide = false, children }: PublicPageProps) {
  const { ambiente } = useInstallation();
  // Light or dark as this browser has it, and follows it.
  useColorScheme();
  return (
    <div className={classes.page}>
      <a href="#conteudo" className={classes.skip}>
        Ir para o conteúdo
      </a>
      {ambiente !== 'producao' && (
        <aside className={classes.ribbon} aria-label="Ambiente" data-ribbon>
          <strong>{RIBBONS[ambiente]}</strong>
        </aside>
      )}
      <Header nav={nav} />
      <main id="conteudo" tabIndex={-1} className={wide ? classes.wide : classes.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
