/** Where a ray met something. Meters; the normal is of unit length and points out of the solid. */
export class Hit {
  t = Infinity;
  x = 0;
  y = 0;
  z = 0;
  nx = 0;
  ny = 1;
  nz = 0;
  /** Direction of the ray. */
  dx = 0;
  dy = 0;
  dz = 0;
  /** The ray came from inside the shell. */
  back = false;
  /** Share of the sky's light that reaches the point, from the bake; 1 where nothing was baked. */
  open = 1;
  /** Width of one picture sample at this distance, meters: detail finer than this must fade. */
  footprint = 0;
}

/** What a surface does with light at one point. Colors are linear, 0..1. */
export class Surface {
  r = 0.5;
  g = 0.5;
  b = 0.5;
  nx = 0;
  ny = 1;
  nz = 0;
  /** Strength of the glossy coat: 0 none, 1 clear lacquer or glass. */
  coat = 0;
  /** Reflectance of the coat seen straight on. */
  f0 = 0.04;
  /** Tight sun highlight without a traced reflection: strength and sharpness. */
  shine = 0;
  sharpness = 40;
  /** Metallic lobe in the surface's own color, 0..1. */
  metal = 0;
  /** Share of light that passes straight through, per color. */
  passR = 0;
  passG = 0;
  passB = 0;
  /** Emitted light. */
  glowR = 0;
  glowG = 0;
  glowB = 0;
  /** Share of the sky's light that reaches the point. */
  open = 1;

  /** Resets to a plain surface with the hit's normal. */
  reset(hit: Hit): void {
    this.coat = this.shine = this.metal = 0;
    this.passR = this.passG = this.passB = 0;
    this.glowR = this.glowG = this.glowB = 0;
    this.f0 = 0.04;
    this.sharpness = 40;
    this.open = 1;
    this.nx = hit.nx;
    this.ny = hit.ny;
    this.nz = hit.nz;
  }

  /** Sets the color. */
  color(r: number, g: number, b: number): void {
    this.r = r;
    this.g = g;
    this.b = b;
  }

  /** Mixes the color towards another. */
  blend(r: number, g: number, b: number, t: number): void {
    this.r += (r - this.r) * t;
    this.g += (g - this.g) * t;
    this.b += (b - this.b) * t;
  }

  /** Adds emitted light. */
  glow(r: number, g: number, b: number): void {
    this.glowR += r;
    this.glowG += g;
    this.glowB += b;
  }

  /** Bends the normal by a vector and makes it of unit length again. */
  bend(x: number, y: number, z: number): void {
    const nx = this.nx + x;
    const ny = this.ny + y;
    const nz = this.nz + z;
    const l = Math.hypot(nx, ny, nz) || 1;
    this.nx = nx / l;
    this.ny = ny / l;
    this.nz = nz / l;
  }
}

/** Decides how a part looks at a hit. */
export type Shader = (hit: Hit, surface: Surface) => void;
