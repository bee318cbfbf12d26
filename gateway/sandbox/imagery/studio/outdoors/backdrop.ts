/**
 * What is far behind something near, out of focus: rendered once and spread by the lens. The mean of a few exposures
 * would show each of them.
 */
import {
  DepthTexture,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three';
import type { Setting, Size } from './setting.ts';

export interface Lens {
  /** Metres to what is sharp, and width of the lens. */
  focus: number;
  aperture: number;
  /** Metres ahead from which the land is in the backdrop alone. */
  from: number;
}

/** Puts all that the setting shows on its background, and leaves only the near snow before it. */
export function backdrop(renderer: WebGLRenderer, setting: Setting, size: Size, lens: Lens): void {
  const { scene, camera, snow, focal } = setting;
  // Half as fine as the picture: nothing in it is sharp.
  const [width, height] = [Math.ceil(size.width / 2), Math.ceil(size.height / 2)];
  const clear = new WebGLRenderTarget(width, height, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    depthTexture: new DepthTexture(width, height),
  });
  const soft = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: false });
  renderer.setPixelRatio(1);
  renderer.setRenderTarget(clear);
  renderer.clear();
  renderer.render(scene, camera);
  const material = new ShaderMaterial({
    uniforms: {
      picture: { value: clear.texture },
      depth: { value: clear.depthTexture },
      size: { value: new Vector2(width, height) },
      range: { value: new Vector2(camera.near, camera.far) },
      focus: { value: lens.focus },
      // Pixels of the radius of a point that is infinitely far away.
      most: { value: (0.25 * lens.aperture * focal) / lens.focus },
    },
    vertexShader: 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: spreading,
  });
  const screen = new Scene();
  screen.add(new Mesh(new PlaneGeometry(2, 2), material));
  renderer.setRenderTarget(soft);
  renderer.render(screen, new OrthographicCamera(-1, 1, 1, -1, -1, 1));
  clear.dispose();
  material.dispose();
  for (const part of scene.children) part.visible = part === snow || 'isLight' in part;
  const [place, index] = [snow.geometry.getAttribute('position'), snow.geometry.getIndex()];
  if (!index) throw new Error('the snow has faces');
  let near = 0;
  while (near < index.count && -place.getZ(index.getX(near)) < lens.from) near += 3;
  snow.geometry.setDrawRange(0, near);
  scene.background = soft.texture;
}

/** Points of a disc that reach this pixel: what is sharper spreads less far. */
const spreading = `
varying vec2 vUv;
uniform sampler2D picture, depth;
uniform vec2 size, range;
uniform float focus, most;
float radiusAt(vec2 at) {
  float z = texture2D(depth, at).r * 2.0 - 1.0;
  float away = 2.0 * range.x * range.y / (range.y + range.x - z * (range.y - range.x));
  return most * abs(1.0 - focus / away);
}
void main() {
  vec3 sum = vec3(0.0);
  float all = 0.0;
  for (int i = 0; i < 100; i++) {
    float out01 = sqrt((float(i) + 0.5) / 100.0);
    float turn = float(i) * 2.3999632;
    float away = out01 * most;
    vec2 at = vUv + vec2(cos(turn), sin(turn)) * away / size;
    float share = smoothstep(away - 1.5, away, radiusAt(at) + 0.5);
    sum += share * min(textureLod(picture, at, 1.0).rgb, vec3(6.0));
    all += share;
  }
  gl_FragColor = vec4(all > 0.0 ? sum / all : texture2D(picture, vUv).rgb, 1.0);
}`;
