'use client'

/** The last error boundary (§8): it uses nothing of the site, which may be what failed. */
export default function GlobalError() {
  return (
    <html lang="es">
      <body
        style={{ margin: '12vh auto', padding: '0 24px', maxWidth: '36rem', font: '1.0625rem/1.6 system-ui' }}
      >
        <h1>Unexpected Application Error!</h1>
        <p>
          <a href="/">Alma Enigma</a>
        </p>
      </body>
    </html>
  )
}
