/**
 * Names that many people bear, for measuring how often two spellings are confused. From general knowledge of the
 * frequency lists; the order is approximate. An underscore joins the parts of one name.
 */

/** The 200 commonest Italian surnames. */
export const italianSurnames: readonly string[] = `
Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Mancini Costa Giordano Rizzo Lombardi Moretti
Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola De_Santis D'Angelo
Marchetti Parisi Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini Messina Sala De_Angelis Gatti Pellegrini Palumbo Sanna Farina Rizzi
Monti Cattaneo Morelli Amato Silvestri Mazza Testa Grassi Pellegrino Carbone Giuliani Benedetti Barone Rossetti Caputo Montanari Guerra Palmieri
Bernardi Martino Fiore De_Rosa Ferretti Bellini Basile Riva Donati Piras Vitali Battaglia Sartori Neri Costantini Milani Pagano Ruggiero Sorrentino
D'Amico Orlando Negri Mantovani Grimaldi Marchi Bruni Ruggeri Valente Bassi Pace Fiorentino Cirillo D'Agostino Guidi Franco Marra Cocco Fusco Ventura
Villani Poli Rocca Fumagalli Brambilla Bellucci Sacco Napolitano Orlandi Salerno Corti Antonelli Giuliano Perrone Mauro De_Marco Bertolini Rota Spina
Morandi Pozzi Locatelli Ferrero Melis Lai Murgia Puddu Zanetti Bosco Pinna Meloni Rosso Carta Tosi Zanella Ferrante Volpe Catalano Simone Di_Stefano
Molinari Cavallo Pepe Gasparini Di_Marco Di_Lorenzo Ricciardi Vinci Manca D'Alessandro Cossu Franchi Magnani Venturi Moro Filippi Nardi Massa Colucci
Bernasconi Pastore Baldi Trevisan Bertoni Aiello Cosentino Gargiulo Di_Giovanni Di_Pietro Tedesco Giorgi Cortese Lorusso Proietti Piazza Castelli
Mele Righi Albanese Di_Maio Calabrese Belli Motta Izzo
`
  .trim()
  .split(/\s+/)
  .map((name) => name.replaceAll('_', ' '))

/** The 200 commonest German surnames. */
export const germanSurnames: readonly string[] = `
Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann
Braun Krüger Hofmann Hartmann Lange Schmitt Werner Schmitz Krause Meier Lehmann Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser
Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht
Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Schulte
Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Beyer Ernst Lindner Hübner Kramer Jansen Franz
Peter Hansen Wenzel Nagel Böhme Riedel Barth Marx Kaufmann Bock Hermann Haase Ritter Götz Fiedler Lutz Kern Thiel Kunz Keil Petersen Breuer Eckert
Fink Reuter Hein Stahl Schilling Decker Rau Zimmer Berg Schlüter Böttcher Moser Ullrich Schramm Hinz Reichert Kiefer Wirth Wiese Heinz Ulrich Mohr
Bender Bachmann Bischoff Walther Kirchner Witt Gebhardt Bayer Nowak Paul Hesse Preuß Ebert Anders Held Ahrens Urban Brinkmann Förster Fritz Rudolph
Michel Hoppe Bartels Steiner Kurz Körner Heller Heinemann Janssen Stephan Blum Geiger Hess Hammer Kruse Wegner Brand Eder Dietz Jacob Lenz Kolb
Maurer Schaller Noack Geißler Marquardt
`
  .trim()
  .split(/\s+/)
  .map((name) => name.replaceAll('_', ' '))

export const italianGivenNames: readonly string[] =
  'Andrea Luca Marco Francesco Matteo Alessandro Davide Lorenzo Simone Giuseppe Antonio Raffaele Emanuele Nicolò Mario Giulia Chiara Francesca Federica Sara Martina Valentina Alessia Silvia Elisa Maria Anna Lucia Noemi Mariagrazia'.split(
    ' ',
  )
export const germanGivenNames: readonly string[] =
  'Thomas Michael Andreas Peter Stefan Christian Hans Klaus Jürgen Günter Jörg Björn Sören Mario Karl-Heinz Hans-Peter Maria Ursula Monika Petra Elisabeth Sabine Renate Helga Karin Anna Käthe Bärbel Anna-Lena Eva-Maria'.split(
    ' ',
  )
